export { PULIHKAN_SAMPAH, SAMPAH_LIST, type Sampah as SampahRow } from './api/sampah';
export { daysLeft } from './model/days-left';
export { useRiwayat } from './model/use-riwayat';
export { RiwayatBaris } from './ui/RiwayatBaris';
export { Sampah } from './ui/Sampah';
