import type { RequestBody, Schema } from '../../../server/openapi/openapi.ts';
import type { TestApi } from '../api/api.ts';
import { type Documented, strict } from '../api/documented.ts';
import { newLahan, newPeriode, placeIn } from '../api/fixtures.ts';
import type { Fields } from './mixture.ts';

/** Ids that exist, by the fields that point at them; several where a new row must differ from the others. */
export type Known = Record<string, readonly number[]>;

/** The demo's own officer works in Melak, so that he is not refused for the place. */
export async function knownIds(api: Pick<TestApi, 'db'>): Promise<Known> {
  const place = await placeIn(api, 'Melak');
  const idsOf = async (table: 'komoditi' | 'pangan' | 'pengguna') =>
    (await api.db.selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => id);
  const villages = await api.db
    .selectFrom('desa_kelurahan')
    .select('id')
    .where('kecamatan_id', '=', place.kecamatan_id)
    .execute();
  const petani = await api.db
    .selectFrom('pengguna')
    .select('id')
    .where('username', '=', 'petani')
    .executeTakeFirstOrThrow();
  return {
    kecamatan_id: [place.kecamatan_id],
    kelurahan_id: villages.map(({ id }) => id),
    komoditi_id: await idsOf('komoditi'),
    pangan_id: await idsOf('pangan'),
    user_id: await idsOf('pengguna'),
    lahan_id: [await newLahan(api, place, petani.id), await newLahan(api, place, petani.id)],
    periode_harga_pangan_id: [await newPeriode(api, 'periode_harga_pangan')],
    periode_ketersediaan_pangan_id: [await newPeriode(api, 'periode_ketersediaan_pangan')],
    periode_timbang_balita_id: [await newPeriode(api, 'periode_timbang_balita')],
    periode_luas_tanam_id: [await newPeriode(api, 'periode_luas_tanam')],
  };
}

const NOTHING: Schema = { type: 'object', properties: {} };

const schemas = new Map<RequestBody | undefined, Schema>();

function widest(body: RequestBody | undefined): Schema {
  const schema = schemas.get(body) ?? strict(body?.content['multipart/form-data']?.schema ?? NOTHING);
  schemas.set(body, schema);
  return schema;
}

/**
 * A body that an operation takes, as the document describes it.
 *
 * @param known what its references may point at
 * @param n another number, another body
 */
export function fittingBody({ operation }: Documented, known: Known, n: number): Fields {
  const properties = Object.entries((widest(operation.requestBody)['properties'] ?? {}) as Record<string, Schema>);
  const isFile = ({ items, ...schema }: Schema) => 'contentMediaType' in ((items as Schema) ?? schema);
  const values = properties
    .filter(([, schema]) => !isFile(schema))
    .map(([name, schema]) => {
      return [name, fittingValue(name, schema, known, n)];
    });
  return {
    fitting: Object.fromEntries(values),
    files: properties.filter(([, schema]) => isFile(schema)).map(([name]) => name),
  };
}

function fittingValue(name: string, schema: Schema, known: Known, n: number): unknown {
  const ids = known[name];
  if (ids) return ids[n % ids.length];
  if (name === 'main[]') return '1';
  const { examples: [example] = [], enum: words } = schema as { examples?: unknown[]; enum?: unknown[] };
  if (words) return words[n % words.length];
  if (name.startsWith('nama_') || name === 'judul') return `${example} ${n}`;
  return example ?? '';
}
