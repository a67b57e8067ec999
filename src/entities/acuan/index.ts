export { allKomoditi, allNamaKomoditi, type Komoditi } from './api/komoditi';
export { allPangan, type Pangan } from './api/pangan';
