export { allPangan, type Pangan } from './api/pangan';
