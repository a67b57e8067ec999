export { AmbangSkpgPage } from './config/ambang-skpg';
export { DesaKelurahanPage } from './config/desa-kelurahan';
export { HargaAcuanPage } from './config/harga-acuan';
export { KecamatanPage } from './config/kecamatan';
export { KomoditiPage } from './config/komoditi';
export { PanganPage } from './config/pangan';
export { PendudukPage } from './config/penduduk';
export { PeriodeHargaPage, PeriodeKetersediaanPage, PeriodeTanamPage, PeriodeTimbangPage } from './config/periode';
export { SasaranBalitaPage } from './config/sasaran-balita';
