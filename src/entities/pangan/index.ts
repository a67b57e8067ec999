export { PANGAN_LIST } from './api/pangan-list';
export type { Pangan } from './model/pangan';
