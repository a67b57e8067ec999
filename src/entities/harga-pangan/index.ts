export { perubahan } from '#contract/formulas/harga.ts';
export { type BandingHarga, bandingHarga, type HargaDiKecamatan } from './api/banding-harga';
export {
  allHargaKutaiBarat,
  allHargaPangan,
  HARGA_PANGAN_KUTAI_BARAT_LIST,
  HARGA_PANGAN_LIST,
  type HargaPangan,
  type HargaPanganKutaiBarat,
} from './api/harga-pangan';
export { type GarisHarga, type PerbandinganHarga, perbandinganHarga } from './api/perbandingan-harga';
export { type RiwayatHarga, riwayatHarga, type TempatHarga, type TitikHarga } from './api/riwayat-harga';
export { arrangedBy, isBerubah, isUrutHarga, type UrutHarga } from './model/arranged';
export { ArahChip } from './ui/ArahChip';
export { HargaPanganCard } from './ui/HargaPanganCard';
export { HargaPanganHead, hargaDari, hargaRows } from './ui/HargaPanganDetail';
export { PerubahanChip } from './ui/PerubahanChip';
