/** The tables of reference data, and the office's identity. Each of their rows keeps its versions. */
export const tabelAcuan = [
  ...(['kecamatan', 'desa_kelurahan', 'penduduk', 'pangan', 'komoditi', 'nama_lain', 'harga_acuan'] as const),
  ...(['periode_harga_pangan', 'periode_ketersediaan_pangan', 'periode_timbang_balita'] as const),
  ...(['periode_luas_tanam', 'sasaran_balita', 'ambang_skpg', 'identitas_kantor'] as const),
] as const;
export type TabelAcuan = (typeof tabelAcuan)[number];

export const isAcuan = (table: string): table is TabelAcuan => (tabelAcuan as readonly string[]).includes(table);
