import { CompiledQuery, type KyselyPlugin, type RootOperationNode, sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Db } from '../../server/ports.ts';
import { openApi, type TestApi } from '../support/api.ts';
import { callerOf } from '../support/callers.ts';
import { onPostgres, openSeeded } from '../support/database.ts';
import { placeIn } from '../support/fixtures.ts';

const ROWS = 100_000;

const asked: RootOperationNode[] = [];
const listening: KyselyPlugin = {
  transformQuery: ({ node }) => {
    asked.push(node);
    return node;
  },
  transformResult: async ({ result }) => result,
};

let db: Db;
let api: TestApi;
let kecamatan: number;
let petugas: number;
let periode: number;
beforeAll(async () => {
  db = await openSeeded();
  api = await openApi({ db: db.withPlugin(listening) });
  ({ kecamatan_id: kecamatan } = await placeIn(api, 'Melak'));
  ({ id: petugas } = await callerOf(api, 'petugas'));
  await fill();
  ({ id: periode } = await db
    .selectFrom('periode_harga_pangan')
    .select('id')
    .limit(1)
    .offset(60)
    .executeTakeFirstOrThrow());
}, 120_000);

/** Prices of as many weeks as it takes. */
async function fill(): Promise<void> {
  const times = { created_at: '2020-01-01T00:00:00.000Z', updated_at: '2020-01-01T00:00:00.000Z' };
  const { total } = await db
    .selectFrom(['kecamatan', 'komoditi'])
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const weeks = Array.from({ length: Math.ceil(ROWS / total) }, (_, week) => ({
    ...{ ...times, nama_periode: `Pekan uji ${week}` },
    tanggal_mulai: new Date(Date.UTC(2020, 0, 6 + week * 7)).toISOString().slice(0, 10),
  }));
  await db.insertInto('periode_harga_pangan').values(weeks).execute();
  await sql`
    insert into harga_pangan (kecamatan_id, komoditi_id, periode_harga_pangan_id, user_id, harga_grosir, harga_eceran, created_at, updated_at)
    select bekerja.kecamatan_id, komoditi.id, periode.id, bekerja.user_id, 10000, 12000, ${times.created_at}, ${times.updated_at}
    from pengguna_kecamatan bekerja cross join komoditi cross join periode_harga_pangan periode
    where true on conflict do nothing
  `.execute(db);
  await sql`analyze`.execute(db);
}

/** How the database goes about the queries that a request makes of a table. */
async function planOf(path: string, table: string): Promise<string> {
  asked.length = 0;
  expect((await api.fetch(`/api${path}`)).status).toBe(200);
  const lines: string[] = [];
  for (const node of [...asked]) {
    const query = db.getExecutor().compileQuery(node, { queryId: 'rencana' });
    if (!query.sql.includes(`from "${table}"`)) continue;
    const explain = onPostgres ? 'explain' : 'explain query plan';
    const { rows } = await db.executeQuery<Record<string, unknown>>(
      CompiledQuery.raw(`${explain} ${query.sql}`, [...query.parameters]),
    );
    lines.push(...rows.map((row) => String(row['detail'] ?? row['QUERY PLAN'])));
  }
  return lines.join('\n');
}

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
    'harga_pangan_user_id_komoditi_id_periode_harga_pangan_id',
  ],
  [`/harga-pangan?kecamatan_id=${kecamatan}`, 'harga_pangan', 'harga', 'harga_pangan_kecamatan_id_komoditi_id'],
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
