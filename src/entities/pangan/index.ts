export { allPangan } from './api/pangan-list';
export type { Pangan } from './model/pangan';
