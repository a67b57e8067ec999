export { ImportLaporan } from './ui/ImportLaporan';
export { ImportList } from './ui/ImportList';
