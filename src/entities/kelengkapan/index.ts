export { judulLaporan, laporanKantor } from './config/laporan';
export { kelengkapanAddress, koreksiAddress } from './model/addresses';
export { hariPeriode, hitunganWords, selWords } from './model/words';
