import type { Reference } from '../http/write/references.ts';

/** What a price of either scope points at. */
export const hargaRefers: readonly Reference[] = [
  { column: 'komoditi_id', table: 'komoditi', called: 'Komoditi' },
  { column: 'periode_harga_pangan_id', table: 'periode_harga_pangan', called: 'Periode harga pangan' },
];
