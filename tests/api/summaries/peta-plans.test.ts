import type { CompiledQuery } from 'kysely';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { UkuranPeta } from '#contract/formulas/peta.ts';
import type { Db } from '../../../server/ports.ts';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { someKomoditi, somePangan } from '../../support/api/fixtures.ts';
import { fillPrices } from '../../support/api/many-rows.ts';
import { plansFor } from '../../support/api/plans.ts';
import { onPostgres, openSeeded } from '../../support/data/database.ts';
import { hearQueries } from '../../support/screens/hear-queries.ts';

let db: Db;
let api: TestApi;
let asked: CompiledQuery[];
beforeAll(async () => {
  db = await openSeeded();
  asked = hearQueries(db).heard;
  api = await openApi({ db });
  await fillPrices(db, 50_000);
  if (onPostgres) await sql`analyze`.execute(db);
}, 120_000);

test.each<[UkuranPeta, table: string, index: string]>([
  ['harga', 'harga_pangan', 'harga_pangan_unik'],
  ['perubahan', 'harga_pangan', 'harga_pangan_unik'],
  ['neraca', 'ketersediaan_pangan', 'ketersediaan_pangan_unik'],
  ['tanam', 'luas_tanam', 'luas_tanam_kecamatan_id_periode_luas_tanam_id'],
  ['puso', 'luas_tanam', 'luas_tanam_kecamatan_id_periode_luas_tanam_id'],
  ['nd', 'timbang_balita', 'timbang_balita_kecamatan_id_periode_timbang_balita_id'],
])('%s looks its rows up by a key of place and period, in one query', async (ukuran, table, index) => {
  const [komoditi, pangan] = [await someKomoditi(api), await somePangan(api)];
  asked.length = 0;
  const { status } = await api.fetch(`/api/peta?ukuran=${ukuran}&komoditi_id=${komoditi}&pangan_id=${pangan}`);
  const queries = asked.filter((query) => query.sql.includes(`"${table}" as isi`));
  expect([status, queries.length]).toEqual([200, 1]);
  const [planned] = await plansFor(db, queries);
  // PostgreSQL reads a small table as a whole, and is right to.
  if (!onPostgres) expect(planned?.plan).toMatch(new RegExp(`SEARCH isi USING .*INDEX ${index}`));
  if (onPostgres && table === 'harga_pangan') expect(planned?.plan).not.toContain('Seq Scan on harga_pangan');
});
