export { allPeriodes, lastTwoPeriodes, MEMUAT_PERIODE, newestPeriode, type Periode } from './api/periode-list';
export { isClosed } from './model/is-closed';
export { usePeriodeAt } from './model/use-periode-at';
export { PeriodeDitutup } from './ui/PeriodeDitutup';
