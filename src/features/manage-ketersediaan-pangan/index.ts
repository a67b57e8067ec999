export { EDIT_KETERSEDIAAN_PANGAN } from './api/ketersediaan-pangan';
export { pendingStok } from './model/pending-stok';
export { stokColumns } from './model/stok';
export { AddKetersediaanPangan } from './ui/AddKetersediaanPangan';
export { CorrectKetersediaanPangan } from './ui/CorrectKetersediaanPangan';
export { EditKetersediaanPangan } from './ui/EditKetersediaanPangan';
