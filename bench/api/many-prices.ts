import { sql } from 'kysely';
import { openSqlite } from '../../server/db/open-sqlite.ts';
import { touch } from '../../server/http/revision.ts';
import { databasePath } from '../../server/node/database/data-folder.ts';

const ROWS = 100_000;
/** As many prices as are written in a minute at the fastest. */
const FREE_WEEKS = 400;

/** What there is to ask about and to write, once the table is large. */
export interface ManyPrices {
  rows: number;
  kecamatanIds: number[];
  komoditiIds: number[];
  /** Weeks with all their prices. */
  periodeIds: number[];
  /** Weeks without any. */
  freeIds: number[];
}

/** Adds weeks of prices to a demo until its table has 100,000 rows, and weeks that have none yet. */
export async function addManyPrices(dataDir: string): Promise<ManyPrices> {
  const db = openSqlite(databasePath(dataDir));
  const times = { created_at: '2020-01-01T00:00:00.000Z', updated_at: '2020-01-01T00:00:00.000Z' };
  const addWeeks = async (name: string, count: number) => {
    const weeks = Array.from({ length: count }, (_, week) => ({ ...times, nama_periode: `${name} ${week}` }));
    return (await db.insertInto('periode_harga_pangan').values(weeks).returning('id').execute()).map(({ id }) => id);
  };
  const idsOf = async (table: 'kecamatan' | 'komoditi') =>
    (await db.selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => id);
  const count = async () =>
    (
      await db
        .selectFrom('harga_pangan')
        .select(({ fn }) => fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow()
    ).rows;

  const [kecamatanIds, komoditiIds] = [await idsOf('kecamatan'), await idsOf('komoditi')];
  const aWeek = kecamatanIds.length * komoditiIds.length;
  const periodeIds = await addWeeks('Pekan ukur', Math.max(1, Math.ceil((ROWS - (await count())) / aWeek)));
  await sql`
    insert into harga_pangan (kecamatan_id, komoditi_id, periode_harga_pangan_id, user_id, harga_grosir, harga_eceran, created_at, updated_at)
    select kecamatan.id, komoditi.id, periode.id, (select min(user_id) from pengguna_peran where peran = 'petugas'),
      10000, 12000, ${times.created_at}, ${times.updated_at}
    from kecamatan cross join komoditi cross join periode_harga_pangan periode
    where periode.id in (${sql.join(periodeIds)})
  `.execute(db);
  const freeIds = await addWeeks('Pekan kosong', FREE_WEEKS);
  await touch(db, 'harga_pangan', 'periode_harga_pangan');
  const rows = await count();
  await db.destroy();
  return { rows, kecamatanIds, komoditiIds, periodeIds, freeIds };
}
