export { riwayatTimbang, timbangPerDesa } from './api/riwayat-timbang';
export { allTimbang, TIMBANG_BALITA_LIST, type TimbangBalita } from './api/timbang-balita';
export { TimbangBalitaCard, timbangRows } from './ui/TimbangBalitaCard';
