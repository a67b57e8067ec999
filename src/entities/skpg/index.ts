export { daftarSkpg, terbitanSkpgOf } from './api/skpg';
export { type BulanTanda, useTanda } from './api/tanda';
export { hektar, kataNilai, kataPersen } from './model/words';
export { LabelSkpg } from './ui/LabelSkpg';
