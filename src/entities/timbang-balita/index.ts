export { TIMBANG_BALITA_LIST } from './api/timbang-balita-list';
export { bgmPerD, nPerD } from './model/skdn';
export type { TimbangBalita } from './model/timbang-balita';
export { TimbangBalitaCard } from './ui/TimbangBalitaCard';
