import { detailProdukNeeds } from './model/use-produk';
import { DetailProdukPage } from './ui/DetailProdukPage';

export const detailProduk = { Page: DetailProdukPage, needs: detailProdukNeeds };
