export { allKomoditi, type Komoditi } from './api/komoditi';
export { allPangan, type Pangan } from './api/pangan';
