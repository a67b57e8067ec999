/** Other titles of columns that several lists have. */
export const TAHUN_TITLES = ['Thn', 'Tahun Data', 'Periode', 'Tahun Sasaran'];
export const SUMBER_TITLES = ['Sumber Data', 'Asal Data', 'Keterangan Sumber', 'Ref', 'Referensi'];
