export {
  allKetersediaan,
  KETERSEDIAAN_PANGAN_LIST,
  type KetersediaanPangan,
  REKAP_KETERSEDIAAN_PANGAN,
  type RekapKetersediaanPangan,
} from './api/ketersediaan-pangan';
export { riwayatKetersediaan } from './api/riwayat-ketersediaan';
export { neracaKalimat, type Stok, stokRows, tonsOf } from './model/neraca';
export { KetersediaanPanganCard } from './ui/KetersediaanPanganCard';
