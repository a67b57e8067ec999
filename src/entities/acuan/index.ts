export { allKomoditi, type Komoditi } from './api/komoditi';
export { komoditiNames } from './api/komoditi-names';
export { allNamaLain, type NamaLain } from './api/nama-lain';
export { allPangan, type Pangan } from './api/pangan';
