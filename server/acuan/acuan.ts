/** The foods of the balance sheet, as most offices count them. */
export const panganAcuan = [
  'Beras',
  'Jagung',
  'Kedelai',
  'Bawang Merah',
  'Bawang Putih',
  'Cabai Merah',
  'Cabai Rawit',
  'Daging Sapi',
  'Daging Ayam Ras',
  'Telur Ayam Ras',
  'Gula Pasir',
  'Minyak Goreng',
] as const;

export type NamaPangan = (typeof panganAcuan)[number];

/** What markets sell: the name, the food that it counts as, and the unit that its price is for. */
const rows = [
  ['Beras Premium', 'Beras', 'kg'],
  ['Beras Medium', 'Beras', 'kg'],
  ['Beras SPHP', 'Beras', 'kg'],
  ['Beras Ketan', 'Beras', 'kg'],
  ['Jagung Pipilan', 'Jagung', 'kg'],
  ['Jagung Manis', 'Jagung', 'kg'],
  ['Kedelai Impor', 'Kedelai', 'kg'],
  ['Bawang Merah', 'Bawang Merah', 'kg'],
  ['Bawang Putih', 'Bawang Putih', 'kg'],
  ['Cabai Merah Besar', 'Cabai Merah', 'kg'],
  ['Cabai Merah Keriting', 'Cabai Merah', 'kg'],
  ['Cabai Rawit', 'Cabai Rawit', 'kg'],
  ['Daging Sapi', 'Daging Sapi', 'kg'],
  ['Daging Ayam Ras', 'Daging Ayam Ras', 'kg'],
  ['Telur Ayam Ras', 'Telur Ayam Ras', 'kg'],
  ['Gula Pasir', 'Gula Pasir', 'kg'],
  ['Minyak Goreng Kemasan', 'Minyak Goreng', 'liter'],
  ['Tepung Terigu', null, 'kg'],
  ['Garam Beryodium', null, 'kg'],
  ['Kacang Tanah', null, 'kg'],
  ['Kacang Hijau', null, 'kg'],
  ['Tempe', null, 'kg'],
  ['Tomat', null, 'kg'],
  ['Kentang', null, 'kg'],
  ['Wortel', null, 'kg'],
  ['Kol', null, 'kg'],
  ['Kangkung', null, 'ikat'],
  ['Singkong', null, 'kg'],
  ['Ikan Layang', null, 'kg'],
  ['Ikan Tongkol', null, 'kg'],
  ['Ikan Haruan', null, 'kg'],
  ['Ikan Patin', null, 'kg'],
  ['Ikan Nila', null, 'kg'],
  ['Pisang Kepok', null, 'sisir'],
  ['Pepaya California', null, 'kg'],
  ['Lemon Lokal', null, 'kg'],
] as const satisfies readonly (readonly [string, NamaPangan | null, string])[];

export type NamaKomoditi = (typeof rows)[number][0];

export const komoditiAcuan: readonly { nama: NamaKomoditi; pangan: NamaPangan | null; satuan: string }[] = rows.map(
  ([nama, pangan, satuan]) => ({ nama, pangan, satuan }),
);
