import { type CompiledQuery, sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Db } from '../../../server/ports.ts';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { callerOf } from '../../support/api/callers.ts';
import { placeIn } from '../../support/api/fixtures.ts';
import { fillNewest, fillPrices, fillStok } from '../../support/api/many-rows.ts';
import { type Planned, plansFor } from '../../support/api/plans.ts';
import { onPostgres, openSeeded } from '../../support/data/database.ts';
import { hearQueries } from '../../support/screens/hear-queries.ts';

const ROWS = 100_000;

/** What was asked of the database, but for transactions. */
let asked: CompiledQuery[];

let db: Db;
let api: TestApi;
let kecamatan: number;
let petugas: number;
let tokens: Record<string, string | null>;
let periode: number;
beforeAll(async () => {
  db = await openSeeded();
  asked = hearQueries(db).heard;
  api = await openApi({ db });
  ({ kecamatan_id: kecamatan } = await placeIn(api, 'Melak'));
  const reader = await callerOf(api, 'petugas');
  petugas = reader.id;
  tokens = { petugas: reader.token, superadmin: (await callerOf(api, 'superadmin')).token };
  await fill();
  ({ id: periode } = await db
    .selectFrom('periode_harga_pangan')
    .select('id')
    .limit(1)
    .offset(60)
    .executeTakeFirstOrThrow());
});

async function fill(): Promise<void> {
  await fillPrices(db, ROWS);
  await fillStok(api, 300);
  await fillNewest(api, 20_000);
  // SQLite has no statistics in the product either.
  if (onPostgres) await sql`analyze`.execute(db);
}

/** What a request asks of a table, and how the database goes about it. */
async function plansOf(path: string, table: string, reader = ''): Promise<Planned[]> {
  asked.length = 0;
  expect([path, (await fetchAs(reader, path)).status]).toEqual([path, 200]);
  return plansFor(
    db,
    asked.filter((query) => query.sql.includes(`from "${table}"`)),
  );
}

const fetchAs = (reader: string | undefined, path: string) =>
  api.fetch(`/api${path}`, { headers: reader ? { Authorization: `Bearer ${tokens[reader]}` } : {} });

const planOf = async (path: string, table: string): Promise<string> =>
  (await plansOf(path, table)).map(({ plan }) => plan).join('\n');

test('there are as many rows as said', async () => {
  const { total } = await db
    .selectFrom('harga_pangan')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  expect(total).toBeGreaterThanOrEqual(ROWS);
});

type List = [query: string, table: string, alias: string, index: string];

/** Lists as the screens ask for them, and the index that serves each. */
const lists = (): List[] => [
  [
    `/harga-pangan?kecamatan_id=${kecamatan}&periode_harga_pangan_id=${periode}&limit=50`,
    'harga_pangan',
    'harga',
    'harga_pangan_unik',
  ],
  [
    `/harga-pangan?user_id=${petugas}&periode_harga_pangan_id=${periode}&limit=50`,
    'harga_pangan',
    'harga',
    'harga_pangan_unik',
  ],
  [`/harga-pangan?kecamatan_id=${kecamatan}`, 'harga_pangan', 'harga', 'harga_pangan_kecamatan_id_komoditi_id_id'],
  // The others are too small for PostgreSQL to open an index for.
  ...(onPostgres ? [] : small()),
];

const small = (): List[] => [
  [
    `/ketersediaan-pangan?kecamatan_id=${kecamatan}&periode_ketersediaan_pangan_id=1`,
    'ketersediaan_pangan',
    'stok',
    'ketersediaan_pangan_unik',
  ],
  [
    `/timbang-balita?kecamatan_id=${kecamatan}&periode_id=1`,
    'timbang_balita',
    'timbang',
    'timbang_balita_kecamatan_id_periode_timbang_balita_id',
  ],
  [
    `/luas-tanam?kecamatan_id=${kecamatan}&periode_id=1`,
    'luas_tanam',
    'tanam',
    'luas_tanam_kecamatan_id_periode_luas_tanam_id',
  ],
  [`/produk?user_id=${petugas}`, 'produk', 'produk', 'produk_user_id_created_at_id'],
  [`/lahan-petani?user_id=${petugas}`, 'lahan_petani', 'lahan', 'lahan_petani_user_id_created_at_id'],
];

test('lists by period, place or person read what they show, not the whole table', async () => {
  for (const [query, table, alias, index] of lists()) {
    const plan = await planOf(query, table);
    expect(plan).toMatch(new RegExp(`(INDEX|using|Index Scan on) ${index}\\b`));
    const readWhole = [...plan.matchAll(/(?:^SCAN|Seq Scan on) (\S+)/gm)].map(([, name]) => name);
    expect(readWhole).not.toContain(table);
    expect(readWhole).not.toContain(alias);
  }
});

/** Lists as strangers may ask for them: without a filter, by names, far from the first page. */
type Wide = [query: string, table: string, alias: string, reader?: string];
const wide: Wide[] = [
  ['/harga-pangan?', 'harga_pangan', 'harga'],
  ['/harga-pangan?search=a&', 'harga_pangan', 'harga'],
  ['/harga-pangan?nama_komoditi=beras&', 'harga_pangan', 'harga'],
  ['/harga-pangan?nama_kecamatan=me&nama_komoditi=a&', 'harga_pangan', 'harga'],
  ['/harga-pangan/melak?', 'harga_pangan', 'harga'],
  ['/produk?', 'produk', 'produk'],
  ['/produk?status=aktif&', 'produk', 'produk'],
  ['/produk?', 'produk', 'produk', 'petugas'],
  ['/produk?', 'produk', 'produk', 'superadmin'],
  ['/lahan-petani?', 'lahan_petani', 'lahan'],
  ['/lahan-petani?komoditi=padi&', 'lahan_petani', 'lahan'],
  ['/kegiatan-dinas?', 'kegiatan_dinas', 'kegiatan_dinas'],
  // Too small for PostgreSQL to open an index for.
  ...(onPostgres
    ? []
    : ([['/ketersediaan-pangan?rekap=kabupaten&', 'rekap_ketersediaan_pangan', 'rekap']] satisfies Wide[])),
];

test.each(wide)('%s reads no table whole and skips few rows, on whatever page', async (query, table, alias, reader) => {
  const { total, last_page } = (await (await fetchAs(reader, `${query}limit=200`)).json()).data;
  expect(total).toBeGreaterThan(1_000);
  for (const page of [1, Math.ceil(last_page / 3), Math.ceil(last_page / 2), last_page]) {
    const planned = await plansOf(`${query}limit=200&page=${page}`, table, reader);
    expect(planned.some(({ sql: text }) => text.includes('offset'))).toBe(true);
    for (const { sql: text, parameters, plan } of planned) {
      const readWhole = [...plan.matchAll(/(?:^SCAN|Seq Scan on) (\S+)/gm)].map(([, name]) => name);
      expect(readWhole).not.toContain(table);
      expect(readWhole).not.toContain(alias);
      if (!text.includes('offset')) {
        // A filter beside the ids leads the planner back to all that the filter matches.
        expect(text).not.toContain(' like ');
        continue;
      }
      expect(Math.max(...parameters.map(Number).filter(Number.isFinite))).toBeLessThan(total / 10);
      // Parts of a group that come in order are merged; the rows of all together would be sorted at each page.
      if (text.includes('union all')) expect(plan).toMatch(/MERGE \(UNION ALL\)|Merge Append/);
    }
  }
});

test('the regency’s balance is read from its sums, and those before them by their key', async () => {
  const planned = await plansOf('/ketersediaan-pangan?rekap=kabupaten&search=a&limit=200', 'rekap_ketersediaan_pangan');
  expect(
    asked.filter(({ sql: text }) => text.includes('"ketersediaan_pangan"') && !text.includes('revisi_tabel')),
  ).toEqual([]);
  const shown = planned.filter(({ sql: text }) => text.includes('"lalu"'));
  expect(shown).toHaveLength(1);
  // Too few for PostgreSQL to open an index for.
  if (onPostgres) return;
  expect(shown[0]?.plan).toMatch(/SEARCH lalu USING INDEX \S+ \(periode_ketersediaan_pangan_id=\? AND pangan_id=\?\)/);
});

test.each([
  ['/harga-pangan', 'harga_pangan'],
  ['/ketersediaan-pangan', 'ketersediaan_pangan'],
  ['/timbang-balita', 'timbang_balita'],
  ['/luas-tanam', 'luas_tanam'],
])('what each sub-district reported last is found by its key: %s?rekap=kecamatan', async (path, table) => {
  // The others are too small for PostgreSQL to open an index for.
  if (onPostgres && table !== 'harga_pangan') return;
  const plan = await planOf(`${path}?rekap=kecamatan&limit=60`, table);
  expect(plan).toContain(`${table}_`);
  expect(plan).not.toMatch(new RegExp(`(SCAN|Seq Scan on) (isi|${table})\\b`));
});

test.each(wide)('%s is asked for nothing on a page beyond the last', async (query, table) => {
  const total = (await (await api.fetch(`/api${query}`)).json()).data.total;
  asked.length = 0;
  const { data } = await (await api.fetch(`/api${query}page=999999999&limit=200`)).json();
  expect(data).toMatchObject({ data: [], total, from: null, to: null, next_page_url: null });
  expect(asked.filter((one) => one.sql.includes(`from "${table}"`))).toEqual([]);
});
