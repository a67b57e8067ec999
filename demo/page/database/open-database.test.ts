import 'fake-indexeddb/auto';
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openSqlite } from '../../../server/db/open-sqlite.ts';
import { openApi } from '../../../tests/support/api/api.ts';
import { newSqlite } from '../../../tests/support/data/database.ts';
import { cutJournal } from './journal.ts';
import { openDatabase } from './open-database.ts';

const reload = vi.fn();
let packed: Uint8Array<ArrayBuffer>;
let seed: string;

beforeAll(async () => {
  const path = await newSqlite();
  const db = openSqlite(path);
  await sql`pragma journal_mode = delete`.execute(db);
  await db.destroy();
  packed = new Uint8Array(gzipSync(await readFile(path), { level: 1 }));
  vi.stubGlobal('fetch', async () => new Response(packed));
  vi.stubGlobal('window', { location: { reload } });
});

beforeEach(() => {
  seed = `/benih-${crypto.randomUUID()}`;
});

/** A tab that has the demo open. */
async function tab() {
  const api = await openApi({ db: await openDatabase(seed) });
  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await api.fetch(path, init);
    return { status: response.status, ...(await response.json()) };
  };
  const login = await ask('/api/login', form({ username: 'superadmin', password: 'lumbung-demo' }));
  const bearer = { headers: { Authorization: `Bearer ${login.data.access_token}` } };
  return { ...api, ask, add: (nama_pangan: string) => ask('/api/pangan', { ...form({ nama_pangan }), ...bearer }) };
}

function form(fields: Record<string, string>): RequestInit {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return { method: 'POST', body };
}

const names = async ({ ask }: Awaited<ReturnType<typeof tab>>): Promise<string[]> =>
  (await ask('/api/pangan?limit=1000')).data.data.map(({ nama_pangan }: { nama_pangan: string }) => nama_pangan);

test('rulings 30: the API answers on SQLite of the page, and what was written is there with the next page', async () => {
  const first = await tab();
  expect((await first.add('Talas')).status).toBe(201);
  expect(await names(await tab())).toContain('Talas');
});

test('two tabs see what the other one writes, and neither loses a row', async () => {
  const [one, other] = [await tab(), await tab()];
  await Promise.all([one.add('Talas'), other.add('Gembili'), one.add('Uwi'), other.add('Ganyong')]);
  const all = ['Talas', 'Gembili', 'Uwi', 'Ganyong'];
  expect(await names(one)).toEqual(expect.arrayContaining(all));
  expect(await names(other)).toEqual(expect.arrayContaining(all));
  expect(await names(await tab())).toEqual(await names(one));
});

test('a refusal of the database means the same as on the server', async () => {
  const { db } = await tab();
  const twin = () => db.insertInto('pengguna_peran').values({ user_id: 1, peran: 'petani' }).execute();
  await expect(twin().then(twin)).rejects.toMatchObject({ errcode: expect.any(Number) });
  const orphan = db.insertInto('pengguna_peran').values({ user_id: 999_999, peran: 'petani' }).execute();
  await expect(orphan).rejects.toMatchObject({ errcode: 787 });
});

test('what the device refuses to store is not there, and is refused visibly', async () => {
  const { add, errors, ...opened } = await tab();
  const put = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  expect((await add('Talas')).status).toBe(500);
  put.mockRestore();
  expect(errors.splice(0).join()).toContain('No room');
  expect(await names({ add, errors, ...opened })).not.toContain('Talas');
});

test('another seed begins anew', async () => {
  const first = await tab();
  await first.add('Talas');
  await first.settled();
  seed = `${seed}-baru`;
  expect(await names(await tab())).not.toContain('Talas');
});

test('a tab whose demo was started over elsewhere reloads', async () => {
  const opened = await tab();
  await opened.add('Talas');
  await opened.settled();
  reload.mockClear();
  await cutJournal();
  const asked = await Promise.all(['pangan', 'komoditi', 'pangan'].map((list) => opened.ask(`/api/${list}`)));
  expect(asked.map(({ status }) => status)).toEqual([500, 500, 500]);
  expect(reload).toHaveBeenCalledOnce();
  expect(await names(await tab())).not.toContain('Talas');
});
