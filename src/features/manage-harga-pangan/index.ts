export { hargaKutaiBarat, hargaPerKecamatan } from './config/harga-pangan';
