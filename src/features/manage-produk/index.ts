export { pendingProduk, produkWrites } from './model/pending-produk';
export { AddProdukForm } from './ui/AddProdukForm';
export { DeleteProduk } from './ui/DeleteProduk';
export { EditProdukForm } from './ui/EditProdukForm';
