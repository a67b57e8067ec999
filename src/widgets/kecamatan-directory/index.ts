export { loadDirectory } from './model/load-directory';
export { KecamatanDirectory } from './ui/KecamatanDirectory';
