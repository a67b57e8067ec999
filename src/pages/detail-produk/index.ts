export { loadDetailProduk } from './model/load';
export { DetailProdukPage } from './ui/DetailProdukPage';
