import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { openApi, type TestApi } from '../../../tests/support/api/api.ts';
import { type Caller, callerOf } from '../../../tests/support/api/callers.ts';
import { formWith, fotos } from '../../../tests/support/api/fotos.ts';
import { newPostgres } from '../../../tests/support/data/database.ts';
import { fickleLine } from '../../../tests/support/outbox/fickle-line.ts';
import { openPostgres } from '../../db/open-postgres.ts';
import { revisionOf } from '../../http/revision.ts';
import type { Db } from '../../ports.ts';
import { serveHealth } from './health.ts';
import { openWeb } from './test-web.ts';

/** Shorter than a server's timeout, and long enough for a busy machine. */
const patience = { connect: 1_500, turn: 1_500, answer: 1_500 };

const PICTURE = `${'a'.repeat(32)}.png`;

let line: Awaited<ReturnType<typeof fickleLine>>;
let web: Awaited<ReturnType<typeof openWeb>>;
let api: TestApi;
let petugas: Caller;
let petani: Caller;
/** The database itself, around the broken connection. */
let db: Db;

beforeEach(async () => {
  const url = await newPostgres(inject('template'));
  line = await fickleLine(url);
  db = openPostgres(url);
  api = await openApi({ db: openPostgres(line.url, patience) });
  await api.files.write(PICTURE, new Uint8Array([1]));
  web = await openWeb({
    api: (request, client) => api.app.fetch(request, client),
    revision: () => revisionOf(api.db),
    health: serveHealth({ db: api.db, warnings: async () => [] }),
  });
  petugas = await callerOf({ ...api, db }, 'superadmin');
  petani = await callerOf({ ...api, db }, 'petani');
});

afterEach(async () => {
  await web[Symbol.asyncDispose]();
  await line.mend();
  await api.db.destroy();
  await line[Symbol.asyncDispose]();
  await db.destroy();
});

const asWriter = { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() };

/** Requests of a browser, a phone and monitoring at once. */
const askAll = () =>
  Promise.all([
    web.ask('/api/kecamatan'),
    web.ask('/api/user', { Authorization: `Bearer ${petugas.token}` }),
    web.ask('/api/harga-pangan', { ...asWriter, Authorization: `Bearer ${petugas.token}` }, 'POST', '{}'),
    web.ask('/', { Accept: 'text/html' }),
    web.ask('/sitemap.xml'),
    web.ask('/api/kecamatan?search=a&limit=5'),
  ]);

async function isSaid() {
  const [health, ready, picture, ...all] = await Promise.all([
    web.ask('/healthz'),
    web.ask('/readyz'),
    web.ask(`/media/${PICTURE}`),
    ...(await askAll()),
  ]);
  expect([health.status, ready.status, picture.status]).toEqual([200, 503, 200]);
  expect(all.map(({ status, headers }) => [status, headers['retry-after']])).toEqual(all.map(() => [503, '5']));
  expect(all[3]?.body.toString()).toContain('Server sedang sibuk');
  for (const { body } of [all[0]!, all[1]!, all[2]!, all[5]!]) {
    expect(JSON.parse(body.toString()).meta.message).toBe('Server sedang sibuk. Silahkan coba lagi sebentar lagi.');
  }
}

const isWellAgain = () => expect.poll(async () => (await web.ask('/api/kecamatan')).status).toBe(200);

test('a database that is gone is said everywhere, with the time to come again; pictures stay', async () => {
  await isWellAgain();
  await line.cut();
  await isSaid();
  await line.mend();
  await isWellAgain();
});

test('a database that has frozen is said everywhere, and nobody gets a connection whose answer may still come', async () => {
  await isWellAgain();
  line.freeze();
  await isSaid();
  await line.mend();
  await isWellAgain();
  expect(await api.db.selectNoFrom((eb) => eb.val('7').as('tujuh')).execute()).toEqual([{ tujuh: '7' }]);
});

test('a write whose commit is not answered is not acknowledged; sent again with its key it is there once', async () => {
  const { id: kecamatan_id } = await db.selectFrom('kecamatan').select('id').executeTakeFirstOrThrow();
  const { id: komoditi_id } = await db.selectFrom('komoditi').select('id').executeTakeFirstOrThrow();
  const times = { created_at: '2026-11-20T00:00:00.000Z', updated_at: '2026-11-20T00:00:00.000Z' };
  const { id: periode_harga_pangan_id } = await db
    .insertInto('periode_harga_pangan')
    .values({ nama_periode: 'Pekan beku', ...times })
    .returning('id')
    .executeTakeFirstOrThrow();
  const fields = { kecamatan_id, komoditi_id, periode_harga_pangan_id, harga_grosir: 10_000, harga_eceran: 12_000 };
  const send = () => petugas.send('POST', '/harga-pangan', fields, { 'Idempotency-Key': 'kunci-tanpa-jawaban' });

  line.holdCommits();
  const lost = await send();
  expect([lost.status, lost.headers.get('Retry-After')]).toEqual([503, '5']);
  await line.mend();
  expect((await send()).status).toBe(201);
  const rows = db
    .selectFrom('harga_pangan')
    .select('id')
    .where('periode_harga_pangan_id', '=', periode_harga_pangan_id);
  expect(await rows.execute()).toHaveLength(1);
});

test('the photos of a product whose commit is not answered stay: its rows may come yet', async () => {
  line.holdCommits();
  const shown = async () =>
    (await db.selectFrom('produk_foto').select('foto').orderBy('id').execute()).map(({ foto }) => foto);
  const before = await shown();
  expect((await petani.send('POST', '/produk', formWith(...fotos(2)))).status).toBe(503);
  expect(await shown()).toEqual(before);
  await line.mend();
  await expect.poll(shown).toHaveLength(before.length + 2);
  for (const foto of (await shown()).slice(-2)) expect(await api.files.read(foto)).not.toBeNull();
});
