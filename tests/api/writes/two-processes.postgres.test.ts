import { beforeAll, expect, inject, test, vi } from 'vitest';
import { startSession } from '../../../server/accounts/sessions.ts';
import { openPostgres } from '../../../server/db/open-postgres.ts';
import type { Db } from '../../../server/ports.ts';
import type { TestApi } from '../../support/api/api.ts';
import { openGuards } from '../../support/api/ports.ts';
import { TODAY } from '../../support/clock/test-day.ts';
import { newPostgres } from '../../support/data/database.ts';

/** Two processes that share nothing but the database: each has its own modules and connections. */
let processes: [TestApi, TestApi];
let db: Db;
/** Each of two officers by his token, working in the same sub-district. */
let officers: [string, string];
let kecamatan_id: number;
let komoditi: number[];

async function startProcess(url: string): Promise<TestApi> {
  vi.resetModules();
  const { openApi } = await import('../../support/api/api.ts');
  return openApi({
    db: openPostgres(url),
    guards: { ...openGuards, robotCheck: { jenis: 'recaptcha', siteKey: 'situs', secretKey: 'rahasia' } },
    fetch: async () => Response.json({ success: true }),
  });
}

beforeAll(async () => {
  const url = await newPostgres(inject('template'));
  processes = [await startProcess(url), await startProcess(url)];
  db = openPostgres(url);
  const [one, two] = await db
    .selectFrom('pengguna_peran')
    .where('peran', '=', 'petugas')
    .select('user_id')
    .limit(2)
    .execute();
  officers = [await startSession(db, one!.user_id, TODAY), await startSession(db, two!.user_id, TODAY)];
  const place = db.selectFrom('pengguna_kecamatan').select('kecamatan_id').where('user_id', '=', one!.user_id);
  ({ kecamatan_id } = await place.executeTakeFirstOrThrow());
  await db.insertInto('pengguna_kecamatan').values({ user_id: two!.user_id, kecamatan_id }).execute();
  komoditi = (await db.selectFrom('komoditi').select('id').execute()).map(({ id }) => id);
});

async function newPeriode(): Promise<number> {
  const times = { created_at: TODAY.toISOString(), updated_at: TODAY.toISOString() };
  const { id } = await db
    .insertInto('periode_harga_pangan')
    .values({ nama_periode: crypto.randomUUID(), ...times })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface Asked {
  process: 0 | 1;
  officer: 0 | 1;
  fields: Record<string, unknown>;
  path?: string;
  headers?: Record<string, string>;
}

async function send({ process, officer, fields, path = '', headers = {} }: Asked) {
  const response = await processes[process].fetch(`/api/harga-pangan${path}`, {
    method: path === '' ? 'POST' : 'PUT',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${officers[officer]}`, ...headers },
    body: JSON.stringify(fields),
  });
  // biome-ignore lint/suspicious/noExplicitAny: the shape of answers is what these tests assert
  return { status: response.status, body: (await response.json()) as any };
}

const price = (periode_harga_pangan_id: number, komoditi_id: number) => ({
  kecamatan_id,
  komoditi_id,
  periode_harga_pangan_id,
  harga_grosir: 10_000,
  harga_eceran: 12_000,
});

const rowsOf = (periode: number) =>
  db.selectFrom('harga_pangan').selectAll().where('periode_harga_pangan_id', '=', periode).execute();

test('the same key at once: one row, and the same answer to both', async () => {
  const periode = await newPeriode();
  for (const id of komoditi.slice(0, 20)) {
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const asked = { officer: 0, fields: price(periode, id), headers } as const;
    const [one, two] = await Promise.all([send({ process: 0, ...asked }), send({ process: 1, ...asked })]);
    expect(one.status).toBe(201);
    expect(two).toEqual(one);
  }
  expect(await rowsOf(periode)).toHaveLength(20);
});

test('the same natural key at once: one is written, the other is told whose it is', async () => {
  const periode = await newPeriode();
  for (const id of komoditi.slice(0, 20)) {
    const fields = price(periode, id);
    const both = await Promise.all([
      send({ process: 0, officer: 0, fields, headers: { 'Idempotency-Key': crypto.randomUUID() } }),
      send({ process: 1, officer: 1, fields }),
    ]);
    const [made, refused] = both.sort((a, b) => a.status - b.status);
    expect([made!.status, refused!.status]).toEqual([201, 409]);
    expect(refused!.body.data).toMatchObject({ id: made!.body.data.harga_pangan.id, milik_sendiri: false });
    expect(refused!.body.meta.message).toMatch(/^Sudah diisi oleh /);
  }
  expect(await rowsOf(periode)).toHaveLength(20);
});

test('changes of one row at once: each raises the revision, and none that was held to a revision is lost', async () => {
  const periode = await newPeriode();
  const { body } = await send({ process: 0, officer: 0, fields: price(periode, komoditi[0]!) });
  const path = `/${body.data.harga_pangan.id}`;
  const change = (number: number, headers = {}) =>
    send({ process: number % 2 ? 1 : 0, officer: 0, path, fields: { harga_eceran: number }, headers });

  const free = await Promise.all(Array.from({ length: 16 }, (_, number) => change(number)));
  expect(free.map(({ status }) => status)).toEqual(Array(16).fill(200));
  const revisions = free.map((answer) => answer.body.data.harga_pangan.revisi).sort((a, b) => a - b);
  expect(revisions).toEqual(Array.from({ length: 16 }, (_, index) => index + 2));

  const held = await Promise.all(Array.from({ length: 8 }, (_, number) => change(number, { 'If-Match': '"17"' })));
  expect(held.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(412)]);
  expect(await rowsOf(periode)).toMatchObject([{ revisi: 18 }]);
});

test('every write raises the revision that cached answers are tagged with', async () => {
  const periode = await newPeriode();
  const revision = async () => {
    const counted = db.selectFrom('revisi_tabel').select('revisi').where('tabel', '=', 'harga_pangan');
    return (await counted.executeTakeFirst())?.revisi ?? 0;
  };
  const before = await revision();
  const writes = komoditi.slice(0, 24).map((id, number) => {
    const half = number % 2 ? 1 : 0;
    return send({ process: half, officer: half, fields: price(periode, id) });
  });
  expect((await Promise.all(writes)).map(({ status }) => status)).toEqual(Array(24).fill(201));
  expect(await revision()).toBe(before + 24);
});

test('a solved robot check at once: it serves one registration', async () => {
  for (let round = 0; round < 10; round += 1) {
    const token = crypto.randomUUID();
    const register = async (process: 0 | 1) => {
      const username = `pendaftar${round}.${process}`;
      const person = { nama_lengkap: 'Uji', email: `${username}@contoh.id`, no_hp: '081200000000' };
      const { status } = await processes[process].fetch('/api/register', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...person, username, password: 'cukup panjang ini', recaptcha: token }),
      });
      return status;
    };
    expect((await Promise.all([register(0), register(1)])).sort()).toEqual([201, 422]);
  }
});

test('readers do not wait for a writer', async () => {
  await db.transaction().execute(async (trx) => {
    await trx.insertInto('keterangan').values({ nama: 'lama', nilai: '1' }).execute();
    expect((await processes[0].fetch('/api/harga-pangan')).status).toBe(200);
  });
});
