/** Other titles of columns that several lists have. */
export const KECAMATAN_TITLES = ['Kec', 'Nama Kecamatan', 'Wilayah Kecamatan', 'Distrik'];
export const DESA_TITLES = [
  ...['Desa', 'Kelurahan', 'Kampung', 'Nama Desa', 'Nama Kelurahan', 'Nama Kampung', 'Desa/Kel', 'Kel/Desa'],
  ...['Kelurahan/Desa', 'Desa/Kampung', 'Kampung/Kelurahan', 'Kelurahan/Kampung', 'Kampung/Kel', 'Gampong', 'Nagari'],
  ...['Nama Desa/Kelurahan', 'Nama Kampung/Kelurahan', 'Nama Kelurahan/Desa', 'Nama Kelurahan/Kampung'],
];
export const TAHUN_TITLES = ['Thn', 'Tahun Data', 'Periode', 'Tahun Sasaran'];
export const SUMBER_TITLES = ['Sumber Data', 'Asal Data', 'Keterangan Sumber', 'Ref', 'Referensi'];
