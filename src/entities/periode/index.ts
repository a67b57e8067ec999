export { allPeriodes, newestPeriode, PERIODE_LIST, periodePolicies } from './api/periode-list';
export type { Periode } from './model/periode';
export { usePeriodeAt } from './model/use-periode-at';
