import type { NewRow, TableName } from '../../../server/db/schema.ts';
import { touch } from '../../../server/http/revision.ts';
import type { TestApi } from './api.ts';
import type { Resource } from './resources.ts';

/** Where a row lies. */
export interface Place {
  kecamatan_id: number;
  kelurahan_id: number;
}

/** All that rows need of an API: where they are stored. */
type Stored = Pick<TestApi, 'db'>;

const times = { created_at: '2026-11-19T00:00:00.000Z', updated_at: '2026-11-19T00:00:00.000Z' };

/** Writes a row past the API. */
export async function newRow(api: Stored, table: TableName, row: object): Promise<number> {
  const { id } = await api.db
    .insertInto(table as 'pangan')
    .values({ ...row, ...times } as NewRow<'pangan'>)
    .returning('id')
    .executeTakeFirstOrThrow();
  await touch(api.db, table);
  return id;
}

type PeriodeTable =
  | 'periode_harga_pangan'
  | 'periode_ketersediaan_pangan'
  | 'periode_timbang_balita'
  | 'periode_luas_tanam';

export const newPeriode = (api: Stored, table: PeriodeTable, tanggal_mulai = '2027-01-04'): Promise<number> =>
  newRow(api, table, { nama_periode: crypto.randomUUID(), tanggal_mulai, tanggal_selesai: null });

export const newLahan = (api: Stored, place: Place, user_id: number): Promise<number> =>
  newRow(api, 'lahan_petani', {
    ...{ ...place, user_id, alamat: 'Jalan Poros', luas_tanam: 1, jumlah_panen: 2, satuan_panen: 'ton' },
    ...{ bulan: 'Maret 2027', komoditi: 'padi' },
  });

const first = async (api: Stored, table: 'komoditi' | 'pangan'): Promise<number> =>
  (await api.db.selectFrom(table).select('id').orderBy('id').executeTakeFirstOrThrow()).id;

export const someKomoditi = (api: Stored): Promise<number> => first(api, 'komoditi');
export const somePangan = (api: Stored): Promise<number> => first(api, 'pangan');

/** The first village of a sub-district. */
export async function placeIn(api: Stored, nama_kecamatan: string): Promise<Place> {
  const found = await api.db
    .selectFrom('desa_kelurahan as desa')
    .innerJoin('kecamatan', 'kecamatan.id', 'desa.kecamatan_id')
    .select(['desa.id', 'desa.kecamatan_id'])
    .where('nama_kecamatan', '=', nama_kecamatan)
    .orderBy('desa.id')
    .executeTakeFirstOrThrow();
  return { kecamatan_id: found.kecamatan_id, kelurahan_id: found.id };
}

/** A row of a resource that is somebody's and lies somewhere, as far as its table tells either. */
export async function rowOf(api: TestApi, resource: Resource, place: Place, user_id: number): Promise<number> {
  const { table, whose, whole, made, pictures = [] } = resource;
  const fields = await whole(api, place, user_id);
  const columns = pictures.filter((name) => name !== 'foto[]').map((name) => [name, `${crypto.randomUUID()}.jpg`]);
  const id = await newRow(api, table, {
    ...fields,
    ...made?.(fields),
    ...Object.fromEntries(columns),
    ...(whose !== 'dinas' && { user_id }),
  });
  if (table === 'produk')
    await newRow(api, 'produk_foto', { produk_id: id, foto: `${crypto.randomUUID()}.jpg`, main: '1' });
  return id;
}
