export { pendingStok } from './model/pending-stok';
export { AddKetersediaanPangan } from './ui/AddKetersediaanPangan';
export { EditKetersediaanPangan } from './ui/EditKetersediaanPangan';
