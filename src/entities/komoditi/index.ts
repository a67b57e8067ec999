export { allKomoditi } from './api/komoditi-list';
export type { Komoditi } from './model/komoditi';
