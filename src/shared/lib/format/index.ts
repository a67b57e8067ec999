export { angka } from './angka';
export { rupiah } from './rupiah';
export { rentang, saat, tanggal } from './tanggal';
