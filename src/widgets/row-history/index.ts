export { PULIHKAN_VERSI, type RiwayatBaris as RiwayatRow } from './api/riwayat-baris';
export { PULIHKAN_SAMPAH, SAMPAH_LIST, type Sampah as SampahRow } from './api/sampah';
export { daysLeft } from './model/days-left';
export { useRiwayat } from './model/use-riwayat';
export { KoreksiSaya } from './ui/KoreksiSaya';
export { RiwayatBaris } from './ui/RiwayatBaris';
export { Sampah } from './ui/Sampah';
