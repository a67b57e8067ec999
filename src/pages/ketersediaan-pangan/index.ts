export { loadKetersediaanPangan, loadStok } from './model/load';
export { KetersediaanPanganPage } from './ui/KetersediaanPanganPage';
export { StokPage } from './ui/StokPage';
