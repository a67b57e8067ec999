export { KOMODITI_LIST } from './api/komoditi-list';
