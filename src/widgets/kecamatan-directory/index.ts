export { directoryNeeds } from './model/rekap';
export { KecamatanDirectory } from './ui/KecamatanDirectory';
