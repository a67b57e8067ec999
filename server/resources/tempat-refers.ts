import type { Reference } from '../http/write/references.ts';

/** What a row that lies in a village points at. */
export const tempatRefers: readonly Reference[] = [
  { column: 'kecamatan_id', table: 'kecamatan', called: 'Kecamatan' },
  { column: 'kelurahan_id', table: 'desa_kelurahan', called: 'Kelurahan' },
];
