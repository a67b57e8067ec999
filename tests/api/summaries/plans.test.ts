import { type CompiledQuery, sql } from 'kysely';
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
  await fillPrices(db, 100_000);
  // SQLite has no statistics in the product either.
  if (onPostgres) await sql`analyze`.execute(db);
});

const BY_KEY = 'harga_pangan_unik';
const BY_COMMODITY = 'harga_pangan_komoditi_id_periode_harga_pangan_id';

/** PostgreSQL reads two weeks of a commodity whole where SQLite reads them kecamatan by kecamatan. */
test.each([
  ['riwayat?komoditi_id=5&kecamatan_id=2&jumlah=10', BY_KEY],
  ['riwayat?komoditi_id=5&tempat=rata-rata&jumlah=10', BY_COMMODITY],
  ['banding?komoditi_id=5', onPostgres ? BY_COMMODITY : BY_KEY],
])('out of many prices a summary reads what it tells, by one index: /harga-pangan/%s', async (path, index) => {
  asked.length = 0;
  expect((await api.fetch(`/api/harga-pangan/${path}`)).status).toBe(200);
  const queries = asked.filter(({ sql: text }) => /join "?harga_pangan"? as/.test(text));
  expect(queries).toHaveLength(1);
  const [{ plan } = { plan: '' }] = await plansFor(db, queries);
  const used = [...plan.matchAll(/(?:USING INDEX|Scan using|Index Scan on) (harga_pangan_\w+)/g)].map(
    ([, name]) => name,
  );
  expect(new Set(used)).toEqual(new Set([index]));
  expect(plan).not.toMatch(/(^SCAN|Seq Scan on) (harga|kini|lalu|harga_pangan)\b/m);
});

test('how the mean moved is told by the keys of both weeks, in one query', async () => {
  asked.length = 0;
  const pilih = 'rata-rata.beras-medium';
  expect((await api.fetch(`/api/harga-pangan/perbandingan?pilih=${pilih}&minggu=4`)).status).toBe(200);
  const queries = asked.filter(({ sql: text }) => /harga_pangan"? as "?lalu/.test(text));
  expect(queries).toHaveLength(1);
  const [{ plan } = { plan: '' }] = await plansFor(db, queries);
  expect(plan).toMatch(/harga_pangan_(unik|komoditi_id_periode_harga_pangan_id)/);
  expect(plan).not.toMatch(/(^SCAN|Seq Scan on) (kini|lalu|harga_pangan)\b/m);
});

test('a summary asks few questions, however many kecamatan and periods it tells of', async () => {
  for (const path of ['riwayat?komoditi_id=5&kecamatan_id=2&jumlah=156', 'banding?komoditi_id=5']) {
    await api.fetch(`/api/harga-pangan/${path}`);
    asked.length = 0;
    await api.fetch(`/api/harga-pangan/${path}`);
    expect(asked.length).toBeLessThanOrEqual(8);
  }
});

test.each<[UkuranPeta, table: string, index: string]>([
  ['harga', 'harga_pangan', 'harga_pangan_unik'],
  ['perubahan', 'harga_pangan', 'harga_pangan_unik'],
  ['neraca', 'ketersediaan_pangan', 'ketersediaan_pangan_unik'],
  ['tanam', 'luas_tanam', 'luas_tanam_kecamatan_id_periode_luas_tanam_id'],
  ['puso', 'luas_tanam', 'luas_tanam_kecamatan_id_periode_luas_tanam_id'],
  ['nd', 'timbang_balita', 'timbang_balita_kecamatan_id_periode_timbang_balita_id'],
])('the map of %s looks its rows up by a key of place and period, in one query', async (ukuran, table, index) => {
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
