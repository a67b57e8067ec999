import type { JenisPeriode } from '#contract/limits.ts';

const tables = {
  'harga-pangan': 'harga_pangan',
  'ketersediaan-pangan': 'ketersediaan_pangan',
  'timbang-balita': 'timbang_balita',
  'luas-tanam': 'luas_tanam',
} as const satisfies Record<JenisPeriode, string>;

/** The table of the reports of a kind, by kecamatan. */
export const tableOf = (jenis: JenisPeriode) => tables[jenis];
