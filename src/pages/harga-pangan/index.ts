export { loadHargaKecamatan, loadHargaKutaiBarat, loadHargaPangan } from './model/load';
export { HargaKecamatanPage } from './ui/HargaKecamatanPage';
export { HargaKutaiBaratPage } from './ui/HargaKutaiBaratPage';
export { HargaPanganPage } from './ui/HargaPanganPage';
