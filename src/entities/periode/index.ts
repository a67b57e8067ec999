export { PERIODE_LIST, periodePolicies } from './api/periode-list';
export type { Periode } from './model/periode';
