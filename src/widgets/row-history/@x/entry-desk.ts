/** Whoever enters rows reads their history, and brings back what was deleted. */
export { useRiwayat } from '../model/use-riwayat';
export { RiwayatBaris } from '../ui/RiwayatBaris';
export { Sampah } from '../ui/Sampah';
