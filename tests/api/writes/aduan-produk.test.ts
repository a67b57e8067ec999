import { beforeAll, describe, expect, test } from 'vitest';
import { cleanLines } from '#contract/tulisan/clean-text.ts';
import { actsOn } from '../../support/api/acts-on.ts';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { asking } from '../../support/api/asking.ts';
import { callerNamed, callerOf, officeAlone, visitor } from '../../support/api/callers.ts';
import { openGuards } from '../../support/api/ports.ts';
import { solve, written } from '../../support/forms/solve-robot.ts';
import { hostile } from '../../support/garbage/texts.ts';

let api: TestApi;
let ids: number[];
let clock = () => new Date('2026-11-20T03:00:00.000Z');
beforeAll(async () => {
  api = await openApi({ now: () => clock() });
  const { body } = await visitor(api).send('GET', '/produk?limit=50');
  ids = body.data.data.map(({ id }: { id: number }) => id);
});

let people = 0;
/** Somebody at an address of his own. */
const somebody = () => {
  people += 1;
  return { alamat: `10.0.${Math.floor(people / 250)}.${people % 250}` };
};
const report = (fields: Record<string, unknown>, client = somebody()) =>
  asking(api).post('/aduan-produk', fields, { client });
const stored = () => api.db.selectFrom('aduan_produk').selectAll().orderBy('id').execute();

test('a visitor reports an offer; the office reads it with the offer and its seller', async () => {
  const produk_id = ids[0];
  const { status, body } = await report({ produk_id, alasan: 'penipuan', keterangan: ' Minta uang muka. ' });
  expect([status, body.meta.message]).toEqual([201, 'Laporan diterima. Terima kasih, dinas akan memeriksanya.']);
  const admin = await callerOf(api, 'admin');
  const { body: list } = await admin.send('GET', `/aduan-produk?produk_id=${produk_id}`);
  expect(list.data).toMatchObject({
    total: 1,
    data: [{ produk_id, alasan: 'penipuan', keterangan: 'Minta uang muka.' }],
  });
  expect(Object.keys(list.data.data[0]).sort()).toEqual(
    [
      ...['alasan', 'catatan', 'created_at', 'id', 'judul', 'keterangan', 'penjual', 'produk', 'produk_id', 'revisi'],
      ...['selesai_oleh', 'selesai_pada', 'status'],
    ].sort(),
  );
  expect(await actsOn(api, 'aduan_produk', list.data.data[0].id)).toEqual([[null, 'tambah', 'penipuan']]);
});

test('a report outlives its offer', async () => {
  const superadmin = await callerOf(api, 'superadmin');
  const produk_id = ids.at(-1)!;
  expect((await report({ produk_id, alasan: 'keliru' })).status).toBe(201);
  expect((await superadmin.send('DELETE', `/produk/${produk_id}`)).status).toBe(200);
  const { body } = await superadmin.send('GET', `/aduan-produk?produk_id=${produk_id}`);
  expect(body.data.data[0].judul).not.toBe('');
  expect((await report({ produk_id, alasan: 'keliru' })).status).toBe(404);
});

test.each(officeAlone(200))('who reads reports: %s gets %i', async (who, status) => {
  const caller = await callerNamed(api, who);
  const told = await caller.send('GET', '/aduan-produk');
  expect(told.status).toBe(status);
  if (status === 200) expect(told.headers.get('Cache-Control')).toBe('private, no-store');
});

test('once a day for each offer from one address; another address and another day count anew', async () => {
  const [produk_id, other] = [ids[1], ids[2]];
  const client = somebody();
  expect((await report({ produk_id, alasan: 'keliru' }, client)).status).toBe(201);
  const again = await report({ produk_id, alasan: 'penipuan' }, client);
  expect([again.status, again.body.meta.message]).toEqual([
    409,
    'Produk ini sudah dilaporkan dari jaringan Anda hari ini. Dinas akan memeriksanya.',
  ]);
  expect((await report({ produk_id: other, alasan: 'keliru' }, client)).status).toBe(201);
  expect((await report({ produk_id, alasan: 'keliru' })).status).toBe(201);
  clock = () => new Date('2026-11-21T03:00:00.000Z');
  expect((await report({ produk_id, alasan: 'keliru' }, client)).status).toBe(201);
});

test('many at once from one address: one is stored', async () => {
  const client = somebody();
  const before = (await stored()).length;
  const told = await Promise.all(
    Array.from({ length: 8 }, () => report({ produk_id: ids[3], alasan: 'keliru' }, client)),
  );
  expect(told.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
  expect(await stored()).toHaveLength(before + 1);
});

describe('what is refused, and stores nothing', () => {
  test.each<[Record<string, unknown>, number, string]>([
    [{}, 422, 'Produk harus disebut'],
    [{ produk_id: '1' }, 422, 'Pilih alasannya'],
    [{ produk_id: 1, alasan: 'benci' }, 422, 'Alasan harus salah satu dari'],
    [{ produk_id: 1, alasan: 'lainnya' }, 422, 'Ceritakan dengan singkat apa yang salah'],
    [{ produk_id: 1, alasan: 'lainnya', keterangan: '  ' }, 422, 'Ceritakan dengan singkat apa yang salah'],
    [{ produk_id: 1, alasan: 'keliru', keterangan: 'a'.repeat(1001) }, 422, 'Keterangan paling panjang 1000 huruf'],
    [{ produk_id: 1, alasan: 'keliru', keterangan: 'a\0b' }, 422, 'Keterangan memuat huruf yang tidak sah'],
    [{ produk_id: 1, alasan: 'keliru', keterangan: ['a'] }, 422, 'Keterangan harus berupa teks'],
    [{ produk_id: 999_999_999, alasan: 'keliru' }, 404, 'Produk tidak ditemukan'],
    [{ produk_id: '1 or 1=1', alasan: 'keliru' }, 422, 'Produk harus berupa angka'],
    [{ produk_id: { id: 1 }, alasan: ['keliru'] }, 422, 'Produk harus berupa angka'],
  ])('%j', async (fields, status, message) => {
    const before = await stored();
    const told = await report(fields);
    expect([told.status, told.body.meta.message]).toEqual([status, expect.stringContaining(message)]);
    expect(await stored()).toEqual(before);
  });

  test('an offer that is not for sale is not there', async () => {
    const { id } = await api.db
      .updateTable('produk')
      .set({ status: 'tidak' })
      .where('id', '=', ids[4]!)
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await report({ produk_id: id, alasan: 'keliru' })).status).toBe(404);
  });

  test('hostile texts are stored without what nobody sees, or refused', async () => {
    for (const text of hostile) {
      const { status } = await report({ produk_id: ids[5], alasan: 'keliru', keterangan: text });
      expect([201, 422], JSON.stringify(text)).toContain(status);
      if (status === 201) expect((await stored()).at(-1)?.keterangan).toBe(cleanLines(text).trim() || null);
    }
  });
});

test('with the robot check on, a report needs a solved one, which serves once', async () => {
  const guarded = await openApi({ now: () => new Date(), guards: { ...openGuards, robotCheck: { jenis: 'altcha' } } });
  const ask = asking(guarded);
  const send = (fields: object, client = somebody()) =>
    ask.post('/aduan-produk', { produk_id: ids[6], alasan: 'keliru', ...fields }, { client });
  expect((await send({})).body.meta.message).toBe('Recaptcha harus diisi');
  expect((await send({ recaptcha: 'palsu' })).status).toBe(422);
  // The task is made first: it brings the key.
  await ask.get('/robot-check');
  const recaptcha = written(await solve(guarded));
  expect((await send({ recaptcha })).status).toBe(201);
  expect((await send({ recaptcha })).body.meta.message).toBe('Recaptcha tidak berlaku lagi, silahkan ulangi');
});

test('who reports without end from one address is slowed', async () => {
  const limited = await openApi({ guards: { ...openGuards, rateLimit: true } });
  const client = somebody();
  const told: number[] = [];
  for (const produk_id of ids.slice(0, 40)) {
    told.push((await asking(limited).post('/aduan-produk', { produk_id, alasan: 'keliru' }, { client })).status);
  }
  expect(told.filter((status) => status === 201)).toHaveLength(30);
  expect(told.at(-1)).toBe(429);
});
