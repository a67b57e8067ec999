import { alphabetically } from '../../http/read/search.ts';
import type { Db } from '../../ports.ts';
import type { Kecamatan } from '../asked.ts';

export interface Desa {
  id: number;
  kecamatan_id: number;
  nama_desa_kelurahan: string;
}

/** The villages of places, by their names. */
export const desaOf = (db: Db, kecamatan: readonly Kecamatan[]): Promise<Desa[]> =>
  db
    .selectFrom('desa_kelurahan')
    .select(['id', 'kecamatan_id', 'nama_desa_kelurahan'])
    .where(
      'kecamatan_id',
      'in',
      kecamatan.map(({ id }) => id),
    )
    .orderBy(alphabetically('nama_desa_kelurahan'))
    .orderBy('id')
    .execute();
