export { PERIODE_LIST, periodePolicies } from './api/periode-list';
export { allPeriodes } from './model/all-periodes';
export type { Periode } from './model/periode';
export { usePeriodeAt } from './model/use-periode-at';
