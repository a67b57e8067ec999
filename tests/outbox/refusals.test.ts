import 'fake-indexeddb/auto';
import { afterAll, afterEach, expect, test } from 'vitest';
import { ApiError } from '@/shared/api/api-error';
import { deviceDatabase } from '@/shared/lib/device';
import type { OutboxItem } from '@/shared/write';
import { createOutbox } from '@/shared/write/outbox/outbox';
import { holdLease } from '@/shared/write/outbox/sole-sender';
import { newItem } from '@/shared/write/rows/item';
import { outboxStore } from '@/shared/write/rows/store';
import { openApi } from '../support/api/api.ts';
import { callerOf } from '../support/api/callers.ts';
import { removeDatabases } from '../support/data/database.ts';
import { typistOn } from '../support/forms/typist.ts';
import { createPhone, postTo, putTo } from '../support/screens/phone.ts';

const api = await openApi();
const admin = await callerOf(api, 'superadmin');
const petugas = await callerOf(api, 'petugas');
const ADD = postTo('/harga-pangan');
const phone = createPhone(api);
const { as, states, begin, settles } = typistOn(phone, api);

afterEach(async () => {
  phone.take('lancar');
  await phone.wipe();
});
afterAll(removeDatabases);

test('412: a change of a row that was changed meanwhile becomes a conflict with the server’s row, and goes once both were seen', async () => {
  const { tab, type, price, firstId } = await begin(admin);
  await type(0, 500);
  await settles(tab, admin, ['terkirim']);
  const id = await firstId();
  await admin.send('PUT', `/harga-pangan/${id}`, { harga_eceran: 777 });
  const variables = { id, input: { ...price(0, 600).input, _method: 'put' } };
  const key = await phone.write(tab, putTo('/harga-pangan'), variables, { entity: 'harga-pangan', revisi: 1 });
  await settles(tab, admin, ['terkirim', 'bentrok']);
  const conflict = await outboxStore.byKey(key);
  expect(conflict?.refusal?.data?.baris).toMatchObject({ harga_eceran: 777, revisi: 2 });
  await tab.outbox.edit(key, variables, 2);
  await settles(tab, admin, ['terkirim', 'terkirim']);
  expect((await admin.send('GET', `/harga-pangan/${id}`)).body.data.harga_eceran).toBe(600);
});

test('401 pauses until the same user is back; nothing is ever sent as another', async () => {
  const { tab, type, stored } = await begin(petugas);
  phone.logIn({ userId: petugas.id, token: 'kedaluwarsa' });
  await type(0, 400);
  await expect.poll(async () => (await phone.items(petugas.id))[0]?.reason).toBe('Masuk kembali untuk mengirim');
  phone.asked.length = 0;
  as(admin);
  tab.outbox.wake(true);
  await type(1, 401);
  await settles(tab, admin, ['terkirim']);
  expect(phone.asked.every(({ token }) => token === admin.token)).toBe(true);
  expect(await stored()).toEqual([401]);
  as(petugas);
  await settles(tab, petugas, ['terkirim']);
  expect(await stored()).toEqual([401, 400]);
});

test('rulings 11: a row whose answer was lost cannot be changed; one that was never sent can', async () => {
  const { tab, type, price } = await begin(admin);
  phone.take('putus');
  const key = await type(0);
  await expect.poll(async () => (await phone.items(admin.id))[0]?.attempts).toBeGreaterThan(0);
  await expect.poll(() => states(admin)).toEqual(['antre']);
  expect(await outboxStore.edit(key, price(0, 9), undefined)).toBeNull();
  phone.logIn(null);
  await outboxStore.wait(key, { reason: null, attempts: 0 });
  expect(await outboxStore.edit(key, price(0, 9), undefined)).toMatchObject({ state: 'antre', attempts: 0 });
  tab.kill();
});

test('rulings 11: a row that tries to leave without signal is changed once it has not', async () => {
  const attempts: (() => void)[] = [];
  const outbox = createOutbox({
    writer: () => ({ userId: admin.id, token: admin.token ?? '' }),
    send: () => new Promise((end) => attempts.push(() => end({ error: new ApiError('', 0), saved: null }))),
    isOnline: () => false,
  });
  const words = { entity: 'uji', label: 'Uji', refresh: [], userId: admin.id };
  const item = newItem({ ...words, document: ADD, variables: { input: { harga_eceran: '1' } } });
  await outbox.add([item]);
  await expect.poll(() => attempts.length).toBe(1);
  const changed = outbox.edit(item.key, { input: { harga_eceran: '2' } }, undefined);
  // The form asks before the attempt is over.
  await outboxStore.byKey(item.key);
  attempts[0]?.();
  expect(await changed).toBe(true);
  outbox.close();
});

test('what a tab hears late, after another has ended the row, takes nothing back', async () => {
  const { tab, type } = await begin(admin);
  const sent = await type(0, 500);
  await settles(tab, admin, ['terkirim']);
  expect(await outboxStore.wait(sent, { reason: 'Tidak terhubung' })).toBeNull();
  expect(await outboxStore.park(sent, 'ditolak', 'Harga terlalu aneh', null)).toBeNull();
  phone.take('putus');
  const refused = await type(1);
  await outboxStore.park(refused, 'ditolak', 'Harga terlalu aneh', null);
  expect(await outboxStore.wait(refused, { reason: 'Tidak terhubung' })).toBeNull();
  expect(await states(admin)).toEqual(['terkirim', 'ditolak']);
  tab.kill();
});

test('a record of a newer app is left alone, and holds up nobody', async () => {
  const { tab, type, stored } = await begin(admin);
  phone.take('putus');
  await type(0);
  await type(1, 700);
  const database = await deviceDatabase();
  await database.put('kotak', { ...(await phone.items(admin.id))[0]!, state: 'antre', versi: 99 } as OutboxItem);
  phone.take('lancar');
  await settles(tab, admin, ['antre', 'terkirim']);
  expect(await stored()).toEqual([700]);
});

test('thrown away: a row takes those with it that wait for its answer', async () => {
  const { tab } = await begin(admin);
  phone.take('putus');
  const lahan = await phone.write(tab, postTo('/lahan-petani'), { input: {} }, { entity: 'lahan' });
  const lahan_id = { $dari: lahan, jalur: ['lahan_petani', 'id'] };
  await phone.write(tab, postTo('/koordinat-lahan-petani'), { input: { lahan_id } }, { entity: 'koordinat' });
  // A row on its way stays.
  await expect.poll(() => tab.outbox.remove(lahan)).toBe(true);
  expect(await states(admin)).toEqual([]);
});

test('all or none: a write that waits for nobody known is not half stored', async () => {
  const { tab, price } = await begin(admin);
  phone.logIn(null);
  const strange = { ...price(0).input, komoditi_id: { $dari: 'tidak-ada', jalur: ['x'] } };
  await expect(phone.write(tab, ADD, { input: strange }, { entity: 'harga-pangan' })).rejects.toThrow();
  expect(await deviceDatabase().then((database) => database.count('kotak'))).toBe(0);
});

test('without locks of the browser a lease lets one work at a time', async () => {
  let working = 0;
  const work = async () => {
    working += 1;
    expect(working).toBe(1);
    // While the others ask the device for their turn, again and again.
    for (let looks = 0; looks < 20; looks += 1) await (await deviceDatabase()).count('giliran');
    working -= 1;
  };
  await Promise.all([holdLease(work), holdLease(work), holdLease(work)]);
  expect(await deviceDatabase().then((database) => database.count('giliran'))).toBe(0);
});

test('a second change of a row is no conflict with the first, which was still waiting', async () => {
  const { tab, type, price, stored, firstId } = await begin(admin);
  await type(0, 500);
  await settles(tab, admin, ['terkirim']);
  const id = await firstId();
  phone.take('putus');
  for (const harga of [510, 520, 530]) {
    const variables = { id, input: { ...price(0, harga).input, _method: 'put' } };
    await phone.write(tab, putTo('/harga-pangan'), variables, { entity: 'harga-pangan', revisi: 1 });
  }
  phone.take('lancar');
  await settles(tab, admin, ['terkirim', 'terkirim', 'terkirim', 'terkirim']);
  expect(await stored()).toEqual([530]);
});
