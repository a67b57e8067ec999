export { daftarSkpg, terbitanSkpgOf } from './api/skpg';
export { hektar, kataNilai, kataPersen, namaLabel, tanpaLabel } from './model/words';
export { LabelSkpg } from './ui/LabelSkpg';
