export { type Column, DataTable } from './DataTable';
export { RowActions } from './RowActions';
