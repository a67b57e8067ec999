export { useRiwayat } from './model/use-riwayat';
export { RiwayatBaris } from './ui/RiwayatBaris';
