export { angka } from './angka';
export { grouped } from './grouped';
export { rupiah } from './rupiah';
export { rentang, saat, tanggal } from './tanggal';
