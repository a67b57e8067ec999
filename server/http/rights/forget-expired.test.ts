import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openApi, type TestApi } from '../../../tests/support/api/api.ts';
import { openGuards } from '../../../tests/support/api/ports.ts';
import { createBackground } from '../../adapters/background.ts';
import { keepJejak } from '../write/jejak.ts';
import { forgetExpired, SLICE } from './forget-expired.ts';

const NOW = Date.parse('2027-01-31T00:00:00Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let api: TestApi;
let user_id: number;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  api = await openApi();
  user_id = (await api.db.selectFrom('pengguna').select('id').executeTakeFirstOrThrow()).id;
});

afterEach(() => {
  vi.useRealTimers();
});

const at = (ms: number) => new Date(ms).toISOString();

/** Deletes what has expired at a moment. @returns errors */
async function forget(moment: number, db = api.db): Promise<string[]> {
  const failed: string[] = [];
  const background = createBackground({ info: () => {}, error: (event) => failed.push(event) });
  forgetExpired({ db, now: () => new Date(moment), background, guards: openGuards });
  await background.settled();
  return failed;
}

const logIn = (sidik: string, berlaku_sampai: string) =>
  api.db
    .insertInto('sesi')
    .values({ sidik, user_id, created_at: at(NOW), berlaku_sampai })
    .execute();
const sessions = async () =>
  (await api.db.selectFrom('sesi').select('sidik').orderBy('sidik').execute()).map((row) => row.sidik);

test('what has ended goes, what has not stays', async () => {
  await logIn('lama', at(NOW - 1));
  await logIn('kini', at(NOW));
  await logIn('nanti', at(NOW + 1));
  const answer = { user_id, sidik: '', kode: 201, isi: '{}' };
  for (const [kunci, age] of [
    ['lama', 31 * DAY],
    ['baru', 31 * DAY - 1],
  ] as const) {
    await api.db
      .insertInto('idempotensi')
      .values({ ...answer, kunci, created_at: at(NOW - age) })
      .execute();
  }
  expect(await forget(NOW)).toEqual([]);
  expect(await sessions()).toEqual(['nanti']);
  expect(await api.db.selectFrom('idempotensi').select('kunci').execute()).toEqual([{ kunci: 'baru' }]);
});

test('who did what is kept for as long as the settings say', async () => {
  for (const age of [0, 400 * DAY - 1, 400 * DAY]) {
    await keepJejak(
      api.db,
      { user_id, alamat: null },
      { perbuatan: 'login', keterangan: String(age) },
      new Date(NOW - age),
    );
  }
  await forget(NOW);
  const kept = await api.db.selectFrom('jejak').select('keterangan').orderBy('id').execute();
  expect(kept.map(({ keterangan }) => keterangan)).toEqual(['0', String(400 * DAY - 1)]);
});

test('a deleted row goes after thirty days with all its versions, those of living rows stay', async () => {
  const version = (baris: number, perbuatan: 'ubah' | 'hapus', age: number, dipulihkan: string | null = null) => ({
    ...{ tabel: 'harga_pangan' as const, baris, perbuatan, dipulihkan, revisi: 1, isi: '{}', pemilik: user_id },
    ...{ user_id, alamat: null, waktu: at(NOW - age) },
  });
  await api.db
    .insertInto('versi_baris')
    .values([
      ...[version(1, 'ubah', 90 * DAY), version(1, 'hapus', 30 * DAY)],
      ...[version(2, 'ubah', 90 * DAY), version(2, 'hapus', 30 * DAY - 1)],
      ...[version(3, 'ubah', 90 * DAY)],
      ...[version(4, 'hapus', 90 * DAY, at(NOW - 80 * DAY))],
    ])
    .execute();
  expect(await forget(NOW)).toEqual([]);
  const kept = await api.db.selectFrom('versi_baris').select(['baris', 'perbuatan']).orderBy('id').execute();
  expect(kept.map(({ baris, perbuatan }) => `${baris} ${perbuatan}`)).toEqual([
    ...['2 ubah', '2 hapus', '3 ubah', '4 hapus'],
  ]);
});

test('it is done once in an hour that truly passed, for each database by itself', async () => {
  await forget(NOW);
  await logIn('lama', at(NOW));
  vi.advanceTimersByTime(HOUR - 1);
  await forget(NOW + 45 * DAY);
  expect(await sessions()).toEqual(['lama']);
  vi.advanceTimersByTime(1);
  await forget(NOW + HOUR);
  expect(await sessions()).toEqual([]);
  await logIn('lama', at(NOW));
  await forget(NOW + 2 * HOUR);
  expect(await sessions()).toEqual(['lama']);
});

test('a clock 45 days ahead for two days takes away what ends in two days more, and not the rest', async () => {
  for (const days of [0, 1, 3, 5, 30]) await logIn(`sesi ${days}`, at(NOW + days * DAY));
  await forget(NOW);
  for (let hour = 1; hour <= 48; hour += 1) {
    vi.advanceTimersByTime(HOUR);
    await forget(NOW + 45 * DAY + hour * HOUR);
  }
  expect(await sessions()).toEqual(['sesi 30', 'sesi 5']);
});

test('processes that begin by a clock that is ahead take away two hours together', async () => {
  for (const hours of [0, 1, 3]) await logIn(`sesi ${hours}`, at(NOW + hours * HOUR));
  await forget(NOW);
  for (let start = 1; start <= 20; start += 1) {
    vi.advanceTimersByTime(HOUR);
    await forget(NOW + 45 * DAY + start * 1_000);
  }
  expect(await sessions()).toEqual(['sesi 3']);
  vi.advanceTimersByTime(HOUR);
  await forget(NOW + 3 * HOUR);
  expect(await sessions()).toEqual([]);
});

test('what a stop of a week left behind is made up for', async () => {
  await forget(NOW);
  await logIn('lama', at(NOW + 6 * DAY));
  const now = NOW + 7 * DAY;
  let hours = 0;
  for (; (await sessions()).length > 0; hours += 1) {
    vi.advanceTimersByTime(HOUR);
    await forget(now + hours * HOUR);
  }
  expect(hours).toBe(72);
});

test('keys of writes outlive a clock that is ahead, as sessions do', async () => {
  const key = { user_id, kunci: 'kunci-lama', sidik: '', kode: 201, isi: '{}', created_at: at(NOW - 29 * DAY) };
  await logIn('lama', at(NOW - 1));
  await api.db.insertInto('idempotensi').values(key).execute();
  await forget(NOW);
  vi.advanceTimersByTime(HOUR);
  await forget(NOW + 45 * DAY);
  expect(await api.db.selectFrom('idempotensi').select('kunci').execute()).toEqual([{ kunci: 'kunci-lama' }]);
});

test('however much has ended, others come in between', async () => {
  const many = Array.from({ length: 2 * SLICE + 1 }, (_, at) => ({ kunci: `kunci ${at}`, jumlah: 1 }));
  for (let from = 0; from < many.length; from += 500) {
    const rows = many.slice(from, from + 500).map((row) => ({ ...row, berlaku_sampai: at(NOW) }));
    await api.db.insertInto('pembatas').values(rows).execute();
  }
  const left = async () =>
    Number(
      (
        await api.db
          .selectFrom('pembatas')
          .select((eb) => eb.fn.countAll().as('jumlah'))
          .executeTakeFirst()
      )?.jumlah,
    );
  const seen = new Set<number>();
  let isOver = false;
  const forgotten = forget(NOW).finally(() => {
    isOver = true;
  });
  while (!isOver) {
    seen.add(await left());
    await new Promise(setImmediate);
  }
  expect(await forgotten).toEqual([]);
  expect([...seen]).toEqual(expect.arrayContaining([SLICE + 1, 1]));
  expect(await left()).toBe(0);
});

test('a database that fails is told of beside the work that came', async () => {
  await api.db.destroy();
  expect(await forget(NOW)).toEqual(['hapus-kedaluwarsa-gagal']);
});
