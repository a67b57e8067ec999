export { type Lingkup, perKecamatan, seKabupaten } from './model/lingkup';
export { AddHargaPangan } from './ui/AddHargaPangan';
export { EditHargaPangan } from './ui/EditHargaPangan';
