export { loadLahanPanen } from './model/load';
export { LahanPanenPage } from './ui/LahanPanenPage';
