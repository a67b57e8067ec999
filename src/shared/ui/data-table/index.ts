export { type Column, DataTable, IconAction, RowActions } from './DataTable';
