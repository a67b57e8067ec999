export { OWN_PRODUK_LIST, type OwnProduk } from './api/own-produk-list';
export { PRODUK_DETAIL, PRODUK_LIST, type Produk, produkPolicies } from './api/produk';
export { fotoUtama, openedProduk, photoName, slugOf } from './model/produk';
export { noteSeen, seenProduk } from './model/seen-produk';
export { ProdukCard } from './ui/ProdukCard';
export { SellerContact } from './ui/SellerContact';
export { VerifiedMark } from './ui/VerifiedMark';
