import { afterEach, expect, test, vi } from 'vitest';
import { idFrom, lay, writeOf } from '../../../../tests/support/outbox/outbox-rows.ts';
import { serverClock } from '../../lib/browser';
import { deviceDatabase, drafts } from '../../lib/device';
import { isOld } from './item';
import { outboxStore } from './store';

const byKey = (key: string) => outboxStore.byKey(key);
const labels = async (userId = 1) => (await outboxStore.of(userId)).map(({ label }) => label);
const refusal = { code: 422, data: { message: 'Tidak' } };

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('what a page wrote down of a draft as it went is gone when a write takes the draft', async () => {
  drafts.note('1/uji', { alamat: 'Jalan Poros' }, true);
  await outboxStore.add([], ['1/uji']);
  expect(await drafts.read('1/uji')).toBeUndefined();
});

test('a write takes the drafts that held its values with it, or leaves all where it is', async () => {
  for (const name of ['1/harga', '1/lahan', '1/lain']) await drafts.write(name, { harga: 9 });
  await outboxStore.add([writeOf('Cabai')], ['1/harga', '1/lahan']);
  const kept = async () => (await deviceDatabase()).getAllKeys('draf');
  expect(await kept()).toEqual(['1/lain']);
  const strange = writeOf('Beras', { lahan_id: idFrom('tidak-ada') });
  await expect(outboxStore.add([writeOf('Telur'), strange], ['1/lain'])).rejects.toThrow('tidak-ada');
  expect([await labels(), await kept()]).toEqual([['Cabai'], ['1/lain']]);
});

test('a write that waits for an answer that has come meanwhile has it', async () => {
  const lahan = await lay('Lahan');
  await outboxStore.settle(lahan, { lahan_petani: { id: 42 } });
  const other = await lay('Lain');
  const key = await lay('Koordinat', {}, { lahan_id: idFrom(lahan), lain_id: idFrom(other) });
  expect(await byKey(key)).toMatchObject({
    dependsOn: [other],
    variables: { input: { lahan_id: 42, lain_id: idFrom(other) } },
  });
});

test('rows come back in the order of writing, each user’s own', async () => {
  const first = await lay('Cabai');
  await lay('Beras', { userId: 2 });
  await lay('Telur');
  await outboxStore.replace(first, { document: writeOf('').document, variables: { input: {} }, revisi: 2 });
  expect([await labels(1), await labels(2)]).toEqual([['Cabai', 'Telur'], ['Beras']]);
});

test('what a dead tab had on its way waits again, nothing else changes', async () => {
  const refused = await lay('Beras', { state: 'ditolak' });
  const going = await lay('Cabai', { state: 'mengirim', attempts: 1 });
  const foreign = await lay('Telur', { state: 'mengirim', userId: 2 });
  await outboxStore.recall(1);
  expect(await byKey(going)).toMatchObject({ state: 'antre', attempts: 1 });
  expect((await byKey(refused))?.state).toBe('ditolak');
  expect((await byKey(foreign))?.state).toBe('mengirim');
});

test('an attempt is noted before it begins, and one that another tab has begun is not begun again', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(5_000);
  const key = await lay('Cabai', { reason: 'Tidak terhubung', attempts: 2 });
  expect(await outboxStore.begin(key)).toMatchObject({ state: 'mengirim', attempts: 3, reason: null, diubah: 5_000 });
  expect(await byKey(key)).toMatchObject({ state: 'mengirim', attempts: 3, diubah: 5_000 });
  expect(await outboxStore.begin(key)).toBeNull();
  expect(await outboxStore.begin('tidak-ada')).toBeNull();
  await outboxStore.wait(key, { reason: 'Sibuk', faults: 4 });
  expect(await byKey(key)).toMatchObject({ state: 'antre', attempts: 3, faults: 4, reason: 'Sibuk' });
});

test('what another tab has ended meanwhile does not go back into the queue', async () => {
  const sent = await lay('Cabai');
  await outboxStore.settle(sent, { harga: { id: 7 } });
  expect(await outboxStore.wait(sent, { reason: 'Sibuk' })).toBeNull();
  expect(await byKey(sent)).toMatchObject({ state: 'terkirim', reason: null });
  const refused = await lay('Beras');
  await outboxStore.park(refused, 'ditolak', 'Tidak', refusal);
  expect(await outboxStore.wait(refused, { reason: 'Sibuk' })).toBeNull();
  expect(await byKey(refused)).toMatchObject({ state: 'ditolak', reason: 'Tidak' });
});

test('a refused row keeps the words, and tries again when it is told to', async () => {
  const key = await lay('Cabai');
  expect(await outboxStore.resend(key)).toBeNull();
  await outboxStore.park(key, 'bentrok', 'Data ini sudah diubah', refusal);
  expect(await byKey(key)).toMatchObject({ state: 'bentrok', reason: 'Data ini sudah diubah', refusal });
  await outboxStore.resend(key);
  expect(await byKey(key)).toMatchObject({ state: 'antre', reason: null, refusal: null });
});

test('of what was sent the answer stays; who waited for it has it; a further change builds on it', async () => {
  const sent = { ...writeOf('Cabai', { komoditi_id: 2, harga: 9 }, { id: 7, revisi: 2 }), reason: 'Sibuk', refusal };
  const next = writeOf('Cabai lagi', { harga: 10 }, { id: 7, revisi: 2 });
  const waits = writeOf('Koordinat', { lahan_id: idFrom(sent.key) });
  const other = writeOf('Beras', {}, { id: 8, revisi: 2 });
  await outboxStore.add([sent, next, waits, other]);
  vi.spyOn(Date, 'now').mockReturnValue(9_000);
  const saved = { lahan_petani: { id: 42, revisi: 3 } };
  const done = await outboxStore.settle(sent.key, saved);
  const told = { state: 'terkirim', saved, reason: null, refusal: null };
  expect(done).toMatchObject(told);
  expect(await byKey(sent.key)).toMatchObject({ ...told, diubah: 9_000 });
  expect((await byKey(sent.key))?.variables).toEqual({ id: 7, input: { komoditi_id: 2 } });
  expect((await byKey(next.key))?.revisi).toBe(3);
  expect(await byKey(waits.key)).toMatchObject({ dependsOn: [], variables: { input: { lahan_id: 42 } } });
  expect((await byKey(other.key))?.revisi).toBe(2);
  expect(await outboxStore.settle('tidak-ada', saved)).toBeNull();
});

test('a row that was changed begins anew, under its key and with its new names', async () => {
  const key = await lay('Cabai', { state: 'ditolak', attempts: 3, faults: 2, reason: 'Tidak', refusal });
  const variables = { input: { harga: 10 } };
  await outboxStore.edit(key, variables, 4, { label: 'Cabai Besar' });
  const anew = { state: 'antre', attempts: 0, faults: 0, reason: null, refusal: null };
  expect(await byKey(key)).toMatchObject({ ...anew, key, variables, revisi: 4, label: 'Cabai Besar' });
  await outboxStore.edit(key, variables);
  expect(await byKey(key)).toMatchObject({ label: 'Cabai Besar', revisi: 4 });
  await outboxStore.begin(key);
  expect(await outboxStore.edit(key, { input: {} }, 5)).toBeNull();
  expect((await byKey(key))?.variables).toEqual(variables);
});

test('what is sent in the place of a write takes its place and name, under a key of its own', async () => {
  const write = { document: writeOf('').document, variables: { id: 9, input: { harga: 10 } }, revisi: 5 };
  const key = await lay('Cabai', { state: 'bentrok', attempts: 3, kelompok: 'Harga', dibuat: 1_000, refusal });
  const old = await byKey(key);
  const next = await outboxStore.replace(key, write);
  expect(await byKey(key)).toBeUndefined();
  expect(next?.key).not.toBe(key);
  const kept = { urut: old?.urut, dibuat: 1_000, label: 'Cabai', kelompok: 'Harga', entity: 'harga', userId: 1 };
  expect(next).toMatchObject({ ...kept, ...write, state: 'antre', attempts: 0, refusal: null });
  expect(next?.refresh).toEqual(['hargaPangan']);
  expect(await byKey(next?.key ?? '')).toEqual(next);
  await outboxStore.begin(next?.key ?? '');
  expect(await outboxStore.replace(next?.key ?? '', write)).toBeNull();
  expect(await outboxStore.replace('tidak-ada', write)).toBeNull();
});

test('who is thrown away takes with him who waits for him, and who waits for those', async () => {
  const lahan = await lay('Lahan');
  const koordinat = await lay('Koordinat', {}, { lahan_id: idFrom(lahan) });
  const foto = await lay('Foto', {}, { koordinat_id: idFrom(koordinat) });
  await lay('Cabai');
  expect(await outboxStore.remove(lahan)).toEqual([lahan, koordinat, foto]);
  expect(await labels()).toEqual(['Cabai']);
  expect(await outboxStore.remove(lahan)).toEqual([]);
});

test('a row on its way is not thrown away', async () => {
  const key = await lay('Cabai', { state: 'mengirim' });
  expect(await outboxStore.remove(key)).toEqual([]);
  expect(await labels()).toEqual(['Cabai']);
});

test('what was sent is forgotten after a while, what waits never', async () => {
  await lay('Lama', { state: 'terkirim', diubah: 999 });
  await lay('Baru', { state: 'terkirim', diubah: 1_000 });
  await lay('Menunggu', { diubah: 1 });
  await lay('Orang lain', { state: 'terkirim', diubah: 1, userId: 2 });
  await outboxStore.forgetSent(1, 1_000);
  expect(await labels()).toEqual(['Baru', 'Menunggu']);
  await outboxStore.forgetSent(1);
  expect([await labels(), await labels(2)]).toEqual([['Menunggu'], ['Orang lain']]);
});

test('each act is on the disk itself before it is done', async () => {
  const database = await deviceDatabase();
  const begin = vi.spyOn(database, 'transaction');
  await lay('Cabai');
  expect(begin.mock.calls.map(([stores, mode, how]) => [stores, mode, how])).toEqual([
    [['kotak', 'dokumen', 'draf'], 'readwrite', { durability: 'strict' }],
  ]);
});

const YEARS = 3 * 365 * 86_400_000;

test.each([
  ['three years ahead', YEARS],
  ['three years behind', -YEARS],
])('what a phone %s sends is dated by the server, and what it has waiting is not old', async (_how, off) => {
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: now + off });
  serverClock.hear(new Date(now).toUTCString());
  const sent = await lay('Cabai');
  await outboxStore.settle(sent, { harga: { id: 7 } });
  const waiting = await lay('Beras');
  vi.setSystemTime(now);
  const rows = [await byKey(sent), await byKey(waiting)];
  expect(Math.abs((rows[0]?.diubah ?? 0) - now)).toBeLessThan(5_000);
  expect(Math.abs((rows[1]?.dibuat ?? 0) - now)).toBeLessThan(5_000);
  expect(rows[1] && isOld(rows[1])).toBe(false);
});

test('times that have not come yet are taken back; all others stay', async () => {
  const now = Date.now();
  const state = 'terkirim';
  const ahead = await lay('Cabai', { state, dibuat: now + YEARS, diubah: now + YEARS });
  const right = await lay('Beras', { state, dibuat: now - 2_000, diubah: now - 1_000 });
  const waiting = await lay('Telur', { dibuat: now + YEARS, diubah: now });
  const foreign = await lay('Gula', { userId: 2, dibuat: now + YEARS });
  expect((await outboxStore.mendTimes(1, now)).map(({ label }) => label)).toEqual(['Cabai', 'Telur']);
  expect(await byKey(ahead)).toMatchObject({ state, dibuat: now, diubah: now });
  expect(await byKey(right)).toMatchObject({ dibuat: now - 2_000, diubah: now - 1_000 });
  expect(await byKey(waiting)).toMatchObject({ state: 'antre', dibuat: now });
  expect(await byKey(foreign)).toMatchObject({ dibuat: now + YEARS });
});
