export {
  allKetersediaan,
  KETERSEDIAAN_PANGAN_LIST,
  type KetersediaanPangan,
  REKAP_KETERSEDIAAN_PANGAN,
  type RekapKetersediaanPangan,
} from './api/ketersediaan-pangan';
export { type Stok, stokRows } from './model/neraca';
export { KetersediaanPanganCard } from './ui/KetersediaanPanganCard';
