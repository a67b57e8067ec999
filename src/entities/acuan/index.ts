export { allKomoditi, type Komoditi } from './api/komoditi';
export { komoditiNames } from './api/komoditi-names';
export { allPangan, type Pangan } from './api/pangan';
