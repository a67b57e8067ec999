export { OWN_PRODUK_LIST } from './api/own-produk-list';
export { PRODUK_DETAIL, produkPolicies } from './api/produk-detail';
export { PRODUK_LIST } from './api/produk-list';
export { openedProduk } from './model/opened-produk';
export { fotoUtama, type OwnProduk, type Produk, photoName, slugOf } from './model/produk';
export { ProdukCard } from './ui/ProdukCard';
