export { PERANGKAT_LIST } from './api/perangkat-list';
