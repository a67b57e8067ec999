import { type RawBuilder, sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { openSeeded } from '../../tests/support/data/database.ts';
import type { Db } from '../ports.ts';

let db: Db;
beforeAll(async () => {
  db = await openSeeded();
});

const MONTH = 'substr(created_at, 1, 7)';

/** The columns by which each table is counted. */
const keys: Record<string, string[]> = {
  harga_pangan: ['komoditi_id', 'kecamatan_id', 'user_id'],
  harga_pangan_kutai_barat: ['komoditi_id', 'user_id'],
  ketersediaan_pangan: ['pangan_id', 'kecamatan_id', 'user_id'],
  timbang_balita: ['kelurahan_id', 'kecamatan_id', 'user_id'],
  luas_tanam: ['kelurahan_id', 'kecamatan_id', 'user_id', 'komoditi'],
  produk: ['status', MONTH],
  kegiatan_dinas: [MONTH],
  lahan_petani: [MONTH, 'kecamatan_id', 'komoditi'],
};

const rowsOf = async (query: RawBuilder<unknown>) =>
  (await query.execute(db)).rows
    .map((row) =>
      Object.values(row as object)
        .map(String)
        .join(' '),
    )
    .sort();

/** The counts in the database, and counts of the rows themselves. */
async function counts(table: string, columns: string[]) {
  const named = columns.map((column) => sql.raw(column === MONTH ? 'bulan_dibuat' : column));
  const kept = sql`select ${sql.join(named)}, jumlah from ${sql.table(`jumlah_${table}`)} where jumlah > 0`;
  const by = sql.join(columns.map((column) => sql.raw(column)));
  const real = sql`select ${by}, count(*) as jumlah from ${sql.table(table)} group by ${by}`;
  return { kept: await rowsOf(kept), real: await rowsOf(real) };
}

test.each(Object.entries(keys))(
  'the rows of %s are counted right, after each kind of write',
  async (table, columns) => {
    const name = sql.table(table);
    const first = sql`(select min(id) from ${name})`;
    const column = columns.includes('user_id') ? 'user_id' : 'created_at';
    const moved = column === 'user_id' ? sql`(select max(id) from pengguna)` : '2001-02-03T00:00:00.000Z';
    const steps = [
      sql`update ${name} set ${sql.ref(column)} = ${moved} where id = ${first}`,
      sql`update ${name} set revisi = revisi + 1 where id = ${first}`,
      sql`delete from ${name} where id = (select max(id) from ${name})`,
    ];
    const before = await counts(table, columns);
    expect(before.real.length).toBeGreaterThan(0);
    expect(before.kept).toEqual(before.real);
    for (const step of steps) {
      await step.execute(db);
      const { kept, real } = await counts(table, columns);
      expect(kept).toEqual(real);
    }
  },
);

/** The last digits of sums of decimals depend on the order. */
const inThousandths = (figures: Record<string, string>) =>
  Object.entries(figures).map(([name, figure]) => `round(${figure} * 1000) as ${name}`);

/** What the database keeps of each food (its reports, their sums, its periods), and what the reports say. */
async function rekap() {
  const pairs = 'periode_ketersediaan_pangan_id, pangan_id';
  const asKept = inThousandths({ harga: 'harga_rata_rata', butuh: 'kebutuhan', ada: 'ketersediaan' });
  const kept = await rowsOf(
    sql.raw(`select ${pairs}, revisi, created_at, updated_at, jumlah_kecamatan, ${asKept}
      from rekap_ketersediaan_pangan`),
  );
  const summed = inThousandths({ harga: 'avg(harga_rata_rata)', butuh: 'sum(kebutuhan)', ada: 'sum(ketersediaan)' });
  const real = await rowsOf(
    sql.raw(`select ${pairs}, sum(revisi) as r, min(created_at) as c, max(updated_at) as u, count(*) as n, ${summed}
      from ketersediaan_pangan group by ${pairs}`),
  );
  const counted = await rowsOf(
    sql`select pangan_id, jumlah from jumlah_rekap_ketersediaan_pangan where jumlah > 0 order by pangan_id`,
  );
  const counts = await rowsOf(
    sql`select pangan_id, count(distinct periode_ketersediaan_pangan_id) as jumlah from ketersediaan_pangan
      group by pangan_id order by pangan_id`,
  );
  return { kept: [kept, counted], real: [real, counts] };
}

test('which food is reported of in which period, and what all reports say, is kept right after each kind of write', async () => {
  const stok = sql.table('ketersediaan_pangan');
  const [one] = await db.selectFrom('ketersediaan_pangan').selectAll().limit(1).execute();
  const pair = sql`periode_ketersediaan_pangan_id = ${one?.periode_ketersediaan_pangan_id} and pangan_id = ${one?.pangan_id}`;
  const newer = sql`insert into periode_ketersediaan_pangan (nama_periode, created_at, updated_at) values ('Uji', '', '')`;
  const last = sql`(select max(id) from periode_ketersediaan_pangan)`;
  const steps = [
    newer,
    sql`update ${stok} set revisi = revisi + 1, updated_at = '2099-01-01', kebutuhan = kebutuhan + 3 where id = ${one?.id}`,
    sql`update ${stok} set harga_rata_rata = 1, ketersediaan = 0, created_at = '2001-01-01' where ${pair}`,
    sql`update ${stok} set periode_ketersediaan_pangan_id = ${last} where id = ${one?.id}`,
    sql`update ${stok} set periode_ketersediaan_pangan_id = ${last} where ${pair}`,
    sql`delete from ${stok} where id = ${one?.id}`,
    sql`delete from ${stok} where periode_ketersediaan_pangan_id = ${last}`,
  ];
  const before = await rekap();
  expect(before.real[0]?.length).toBeGreaterThan(0);
  expect(before.kept).toEqual(before.real);
  const seen = new Set<number | undefined>([before.real[0]?.length]);
  for (const step of steps) {
    await step.execute(db);
    const { kept, real } = await rekap();
    expect(kept).toEqual(real);
    seen.add(real[0]?.length);
  }
  // One pair more while the food is in both periods, one less at the end.
  expect(seen.size).toBe(3);
});
