export { allKomoditi, type Komoditi } from './api/komoditi';
