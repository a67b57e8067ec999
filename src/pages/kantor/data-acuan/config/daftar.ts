/** The lists of reference data in their order: the last part of their address, and what they are called in a few letters. */
export const daftar = [
  ['komoditi', 'Komoditi'],
  ['pangan', 'Pangan'],
  ['nama-lain', 'Nama lain'],
  ['harga-acuan', 'Harga acuan'],
  ['kecamatan', 'Kecamatan'],
  ['desa-kelurahan', 'Desa'],
  ['periode-harga-pangan', 'Periode harga'],
  ['periode-ketersediaan-pangan', 'Periode ketersediaan'],
  ['periode-timbang-balita', 'Periode timbang balita'],
  ['periode-luas-tanam', 'Periode luas tanam'],
  ['sasaran-balita', 'Sasaran balita'],
  ['penduduk', 'Penduduk'],
  ['ambang-skpg', 'Ambang SKPG'],
] as const;
