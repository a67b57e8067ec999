export { ketersediaanPangan } from './config/ketersediaan-pangan';
