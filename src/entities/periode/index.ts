export { allPeriodes, lastTwoPeriodes, MEMUAT_PERIODE, newestPeriode, type Periode } from './api/periode-list';
export { usePeriodeAt } from './model/use-periode-at';
export { isClosed, PeriodeDitutup } from './ui/PeriodeDitutup';
