export { PickKecamatanTugas, useKecamatanTugas } from './ui/PickKecamatanTugas';
