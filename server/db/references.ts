import type { TableName } from './schema.ts';

interface Reference {
  table: TableName;
  /** The name of one of its rows. */
  called: string;
  /** Whether its rows are periods: a closed one takes no rows. */
  closes?: true;
  /** Tables whose rows keep it from being deleted. */
  from: readonly TableName[];
}

/** The columns that refer to rows of other tables, in the order in which they are checked. */
export const references = {
  periode_ketersediaan_pangan_id: {
    table: 'periode_ketersediaan_pangan',
    called: 'Periode ketersediaan pangan',
    closes: true,
    from: ['ketersediaan_pangan'],
  },
  pangan_id: { table: 'pangan', called: 'Pangan', from: ['komoditi', 'ketersediaan_pangan'] },
  periode_luas_tanam_id: {
    table: 'periode_luas_tanam',
    called: 'Periode luas tanam',
    closes: true,
    from: ['luas_tanam'],
  },
  periode_timbang_balita_id: {
    table: 'periode_timbang_balita',
    called: 'Periode timbang balita',
    closes: true,
    from: ['timbang_balita'],
  },
  kecamatan_id: {
    table: 'kecamatan',
    called: 'Kecamatan',
    from: [
      'desa_kelurahan',
      'harga_pangan',
      'ketersediaan_pangan',
      'timbang_balita',
      'luas_tanam',
      'lahan_petani',
      'pengguna_kecamatan',
      'penduduk',
    ],
  },
  kelurahan_id: {
    table: 'desa_kelurahan',
    called: 'Kelurahan',
    from: ['timbang_balita', 'luas_tanam', 'lahan_petani', 'sasaran_balita'],
  },
  komoditi_id: {
    table: 'komoditi',
    called: 'Komoditi',
    from: ['harga_pangan', 'harga_pangan_kutai_barat', 'harga_acuan', 'ambang_skpg'],
  },
  periode_harga_pangan_id: {
    table: 'periode_harga_pangan',
    called: 'Periode harga pangan',
    closes: true,
    from: ['harga_pangan', 'harga_pangan_kutai_barat'],
  },
  lahan_id: { table: 'lahan_petani', called: 'Lahan', from: [] },
  user_id: { table: 'pengguna', called: 'Pengguna', from: [] },
} as const satisfies Record<string, Reference>;

/** Columns that refer to rows with a name of their own, `nama_` and the table. */
export type NamedColumn = 'pangan_id' | 'kecamatan_id' | 'kelurahan_id' | 'komoditi_id';
