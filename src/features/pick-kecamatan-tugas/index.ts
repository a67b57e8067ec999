export { type KecamatanTugas, PickKecamatanTugas, useKecamatanTugas } from './ui/PickKecamatanTugas';
