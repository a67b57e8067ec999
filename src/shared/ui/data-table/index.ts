export { type Column, DataTable, RowActions } from './DataTable';
