export { allKecamatan, KecamatanDirectory } from './ui/KecamatanDirectory';
