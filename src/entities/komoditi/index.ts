export { KOMODITI_LIST } from './api/komoditi-list';
export type { Komoditi } from './model/komoditi';
