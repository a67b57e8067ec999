export { AddProdukPage } from './ui/AddProdukPage';
export { EditProdukPage } from './ui/EditProdukPage';
export { ProdukPage } from './ui/ProdukPage';
