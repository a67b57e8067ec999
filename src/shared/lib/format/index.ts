export { angka, grouped, rupiah } from './numbers';
export { rentang, saat, tanggal } from './tanggal';
