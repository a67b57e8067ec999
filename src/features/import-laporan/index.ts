export { ImportLaporan } from './ui/ImportLaporan';
