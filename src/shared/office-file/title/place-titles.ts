/** Titles of the column for a kecamatan in forms of offices and portals. */
export const KECAMATAN_TITLES: readonly string[] = [
  ...['Kecamatan', 'Kec', 'Nama Kecamatan', 'Wilayah Kecamatan', 'Distrik', 'Lokasi Kecamatan'],
  ...['Kapanewon', 'Kemantren'],
];

/** Titles of the column for a village: its name differs from regency to regency. */
export const DESA_TITLES: readonly string[] = [
  ...['Desa', 'Kelurahan', 'Kampung', 'Desa/Kelurahan', 'Kelurahan/Desa', 'Kampung/Kelurahan', 'Kelurahan/Kampung'],
  ...['Desa/Kampung', 'Desa/Kel', 'Kel/Desa', 'Kampung/Kel', 'Nama Desa', 'Nama Kampung', 'Nama Kelurahan'],
  ...['Nama Desa/Kelurahan', 'Nama Kampung/Kelurahan', 'Nama Kelurahan/Desa', 'Nama Kelurahan/Kampung'],
  ...['Gampong', 'Nagari', 'Kalurahan', 'Wilayah Kerja', 'Kel/Des', 'Des/Kel', 'Des'],
];

/** A market is called after its kecamatan, or after a part of its name: 'Pasar Bigung'. */
const MARKET = /\bpasar[\s:.|]+(\p{L}[^|,;()\d]*)/iu;
export const marketName = (line: string): string | undefined => MARKET.exec(line)?.[1];

const VILLAGE = /\b(?:desa|(?<!ayam )kampung|kelurahan)[\s:.|]+(?!dan\b|se\b|mandiri\b)\p{L}{3,}/iu;
/** Addresses and offices are in villages, too. */
const ADDRESS =
  /\b(?:jl|jalan|alamat|lokasi|pasar|kantor|kompleks|sekretariat|dinas|badan|telp|program|pembangunan|pemberdayaan)\b/i;
/** True for a line that names one village, and is no address. */
export const isVillageTitle = (line: string): boolean => VILLAGE.test(line) && !ADDRESS.test(line);
