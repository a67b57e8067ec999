export { KETERSEDIAAN_PANGAN_LIST } from './api/ketersediaan-pangan-list';
export { REKAP_KETERSEDIAAN_PANGAN } from './api/rekap-ketersediaan-pangan';
export {
  type KetersediaanPangan,
  neracaKata,
  neracaOf,
  type RekapKetersediaanPangan,
} from './model/ketersediaan-pangan';
export { KetersediaanPanganCard } from './ui/KetersediaanPanganCard';
