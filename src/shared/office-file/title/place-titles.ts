/** Titles of the column for a kecamatan in forms of offices and portals. */
export const KECAMATAN_TITLES: readonly string[] = [
  ...['Kecamatan', 'Kec', 'Nama Kecamatan', 'Wilayah Kecamatan', 'Distrik', 'Lokasi Kecamatan'],
];

/** Titles of the column for a village: its name differs from regency to regency. */
export const DESA_TITLES: readonly string[] = [
  ...['Desa', 'Kelurahan', 'Kampung', 'Desa/Kelurahan', 'Kelurahan/Desa', 'Kampung/Kelurahan', 'Kelurahan/Kampung'],
  ...['Desa/Kampung', 'Desa/Kel', 'Kel/Desa', 'Kampung/Kel', 'Nama Desa', 'Nama Kampung', 'Nama Kelurahan'],
  ...['Nama Desa/Kelurahan', 'Nama Kampung/Kelurahan', 'Nama Kelurahan/Desa', 'Nama Kelurahan/Kampung'],
  ...['Gampong', 'Nagari', 'Wilayah Kerja', 'Kel/Des', 'Des/Kel', 'Des'],
];
