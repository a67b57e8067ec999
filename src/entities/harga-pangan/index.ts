export {
  allHargaKutaiBarat,
  allHargaPangan,
  HARGA_PANGAN_KUTAI_BARAT_LIST,
  HARGA_PANGAN_LIST,
  type HargaPangan,
  type HargaPanganKutaiBarat,
} from './api/harga-pangan';
export { arrangedBy, isBerubah, isUrutHarga, type UrutHarga } from './model/arranged';
export { perubahan } from './model/perubahan';
export { HargaPanganCard } from './ui/HargaPanganCard';
export { HargaPanganHead, hargaRows } from './ui/HargaPanganDetail';
export { PerubahanChip } from './ui/PerubahanChip';
