export { berkasProduk } from './model/berkas-produk';
export { pendingProduk, produkWrites } from './model/pending-produk';
export { AddProdukForm } from './ui/AddProdukForm';
export { CorrectProduk } from './ui/CorrectProduk';
export { DeleteProduk } from './ui/DeleteProduk';
export { EditProdukForm } from './ui/EditProdukForm';
