export { KecamatanSaya } from './ui/KecamatanSaya';
