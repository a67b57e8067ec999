export { PANGAN_LIST } from './api/pangan-list';
