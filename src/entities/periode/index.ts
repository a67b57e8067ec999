export {
  allPeriodes,
  MEMUAT_PERIODE,
  newestPeriodes,
  type Periode,
  periodeField,
  periodeTerkini,
  staleWithPeriode,
} from './api/periode-list';
export { currentAt, type PeriodeKini, useCurrentAt } from './model/current-periode';
export { isClosed } from './model/is-closed';
export { usePeriodeAt } from './model/use-periode-at';
export { PeriodeDitutup } from './ui/PeriodeDitutup';
