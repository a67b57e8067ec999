export { HARGA_PANGAN_KUTAI_BARAT_LIST } from './api/harga-pangan-kutai-barat-list';
export { HARGA_PANGAN_LIST } from './api/harga-pangan-list';
export type { HargaPangan, HargaPanganKutaiBarat } from './model/harga-pangan';
export { perubahan } from './model/perubahan';
export { HargaPanganCard } from './ui/HargaPanganCard';
export { HargaPanganHead } from './ui/HargaPanganHead';
export { PerubahanChip } from './ui/PerubahanChip';
