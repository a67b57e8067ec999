export { hargaColumns } from './model/harga';
export { type Lingkup, perKecamatan, seKabupaten } from './model/lingkup';
export { type HargaDi, pendingHarga } from './model/pending-harga';
export { AddHargaPangan } from './ui/AddHargaPangan';
export { CorrectHargaPangan } from './ui/CorrectHargaPangan';
export { EditHargaPangan } from './ui/EditHargaPangan';
