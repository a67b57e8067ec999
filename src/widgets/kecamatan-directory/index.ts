export { loadDirectoryOf } from './model/load-directory';
export { KecamatanDirectory } from './ui/KecamatanDirectory';
export { UnknownKecamatan } from './ui/UnknownKecamatan';
