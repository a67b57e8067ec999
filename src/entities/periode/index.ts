export { PERIODE_LIST, type PeriodeFilter, periodePolicies } from './api/periode-list';
export type { Periode } from './model/periode';
export { allPeriodes, usePeriodeAt } from './model/use-periode-at';
