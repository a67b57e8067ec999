export { type KecamatanTugas, useKecamatanTugas } from './model/use-kecamatan-tugas';
export { PickKecamatanTugas } from './ui/PickKecamatanTugas';
