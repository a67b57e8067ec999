import { type RawBuilder, sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { openSeeded } from '../../tests/support/database.ts';
import type { Db } from '../ports.ts';

let db: Db;
beforeAll(async () => {
  db = await openSeeded();
});

const MONTH = 'substr(created_at, 1, 7)';

/** By what the rows of each table are counted. */
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

/** What the database keeps, and what a count of the rows says. */
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
