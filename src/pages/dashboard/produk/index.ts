export { AddProdukPage, EditProdukPage } from './ui/ProdukFormPages';
export { ProdukPage } from './ui/ProdukPage';
