export { angka } from './angka';
export { rupiah } from './rupiah';
export { rentang, tanggal } from './tanggal';
