export { allPeriodes, newestPeriode } from './api/periode-list';
export type { Periode } from './model/periode';
export { usePeriodeAt } from './model/use-periode-at';
