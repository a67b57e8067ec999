import { ApolloClient, InMemoryCache } from '@apollo/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { outcomes } from '../../../../tests/support/outbox/drainer-bench.ts';
import { outboxBench } from '../../../../tests/support/outbox/outbox-bench.ts';
import { idFrom, lay, writeOf } from '../../../../tests/support/outbox/outbox-rows.ts';
import { postTo } from '../../../../tests/support/screens/phone.ts';
import { createLink } from '../../api';
import { deviceDatabase, drafts } from '../../lib/device';
import { outboxStore } from '../rows/store';
import { outboxOf } from './outbox';
import { openChannel, type RowEvent } from './outbox-channel';

let bench: ReturnType<typeof outboxBench>;
beforeEach(() => {
  bench = outboxBench();
});
afterEach(() => {
  bench.close();
  vi.restoreAllMocks();
});

test('a write is stored, told and sent, its drafts are gone, and how far its upload is can be told', async () => {
  await drafts.write('1/harga', {});
  const via: typeof fetch = () => Promise.reject(new Error('Tidak'));
  const [one, two] = [writeOf('Cabai'), writeOf('Beras')];
  await bench.outbox.add([one, two], { via, drafts: ['1/harga'] });
  expect(bench.told.slice(0, 2)).toEqual([
    { key: one.key, state: 'antre' },
    { key: two.key, state: 'antre' },
  ]);
  expect([bench.outbox.viaOf(one.key), bench.outbox.viaOf(two.key), bench.outbox.viaOf('lain')]).toEqual([
    via,
    via,
    undefined,
  ]);
  expect(await (await deviceDatabase()).count('draf')).toBe(0);
  await expect.poll(() => bench.sends.map(({ item }) => item.label)).toEqual(['Cabai']);
});

test('a refused row is sent again, as it was or changed', async () => {
  const key = await lay('Cabai', { state: 'ditolak', refusal: { code: 422, data: undefined } });
  await bench.outbox.resend(key);
  expect(bench.told[0]).toEqual({ key, state: 'antre' });
  await expect.poll(() => bench.sends.length).toBe(1);
  bench.sends[0]?.end(outcomes.refused);
  await expect.poll(() => bench.stateOf(key)).toBe('ditolak');
  const variables = { input: { harga: 10 } };
  bench.told.length = 0;
  expect(await bench.outbox.edit(key, variables, 3, { label: 'Cabai Besar' })).toBe(true);
  expect(bench.told[0]).toEqual({ key, state: 'antre' });
  await expect.poll(() => bench.sends.length).toBe(2);
  expect(bench.sends[1]?.item).toMatchObject({ key, variables, revisi: 3, label: 'Cabai Besar' });
  bench.sends[1]?.end(outcomes.stored);
  await expect.poll(() => bench.stateOf(key)).toBe('terkirim');
  expect(await bench.outbox.edit(key, variables, 3)).toBe(false);
});

test('who changes a row does not wait until its lane has rested', async () => {
  // A device without signal: the attempt does not leave it, and the rest never ends.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.spyOn(performance, 'now').mockReturnValue(0);
  const { key, end } = await bench.begin();
  end(outcomes.lost);
  await expect.poll(() => bench.stateOf(key)).toBe('antre');
  expect(await bench.outbox.edit(key, { input: { harga: 10 } }, 3)).toBe(true);
  await expect.poll(() => bench.sends.length).toBe(2);
});

test('an attempt that begins just before a row is changed is waited for too', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.spyOn(performance, 'now').mockReturnValue(0);
  const { key, end } = await bench.begin();
  end(outcomes.lost);
  await expect.poll(() => bench.stateOf(key)).toBe('antre');
  const { edit } = outboxStore;
  const late = vi.spyOn(outboxStore, 'edit').mockImplementationOnce(async (...change) => {
    bench.outbox.wake(true);
    await expect.poll(() => bench.sends.length).toBe(2);
    return edit(...change);
  });
  const edited = bench.outbox.edit(key, { input: { harga: 10 } }, 3);
  await expect.poll(() => late.mock.settledResults[0]?.type).toBe('fulfilled');
  bench.sends[1]?.end(outcomes.lost);
  expect(await edited).toBe(true);
});

test.each([
  ['no answer, as without signal, is no failure of the server', outcomes.lost, false],
  ['a server that fails is told of', outcomes.busy, true],
])('a late end of a write: %s', async (_name, outcome, isSetBack) => {
  const { key, end } = await bench.begin();
  const answer = bench.outbox.isSetBackLate(key);
  end(outcome);
  expect(await answer).toBe(isSetBack);
});

test('another write is sent in the place of one, unless that was sent meanwhile', async () => {
  const key = await lay('Cabai', { state: 'bentrok' });
  const write = { document: writeOf('').document, variables: { id: 9, input: {} }, revisi: 5 };
  expect(await bench.outbox.replace(key, write)).toBe(true);
  await expect.poll(() => bench.sends.length).toBe(1);
  const sent = bench.sends[0]?.item;
  expect(sent).toMatchObject(write);
  expect(bench.told[0]).toEqual({ key: sent?.key, state: 'antre' });
  bench.sends[0]?.end(outcomes.stored);
  await expect.poll(() => bench.stateOf(sent?.key ?? '')).toBe('terkirim');
  bench.told.length = 0;
  expect(await bench.outbox.replace(sent?.key ?? '', write)).toBe(false);
  expect(bench.told).toEqual([]);
});

test('who is thrown away is told of, with who waited for him; who is on his way stays', async () => {
  const lahan = await lay('Lahan', { state: 'ditolak' });
  const koordinat = await lay('Koordinat', {}, { lahan_id: idFrom(lahan) });
  expect(await bench.outbox.remove(lahan)).toBe(true);
  expect(bench.told).toEqual([
    { key: lahan, state: null },
    { key: koordinat, state: null },
  ]);
  bench.close();
  bench = outboxBench(20);
  const { key } = await bench.begin();
  expect(await bench.outbox.remove(key)).toBe(false);
  expect(await bench.stateOf(key)).toBe('mengirim');
});

test('a row that is on its way for a moment is waited for before it is changed', async () => {
  const { key, end } = await bench.begin();
  const removed = bench.outbox.remove(key);
  end(outcomes.refused);
  expect(await removed).toBe(true);
});

test('sent rows are forgotten, those of a later moment stay', async () => {
  await lay('Lama', { state: 'terkirim', diubah: 5 });
  await lay('Baru', { state: 'terkirim', diubah: 50 });
  await bench.outbox.forgetSent(1, 10);
  expect((await bench.outbox.items(1)).map(({ label }) => label)).toEqual(['Baru']);
});

test('a tab has one bench.outbox, which sends as whoever wrote', async () => {
  const asked: Headers[] = [];
  const link = createLink({
    origin: 'http://localhost',
    fetch: async (input, init) => {
      asked.push(new Headers(init?.headers ?? (input as Request).headers));
      throw new TypeError('Failed to fetch');
    },
    session: { token: () => 'lain', refused: () => {} },
  });
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const writer = () => ({ userId: 1, token: 'kunci-masuk' });
  const one = outboxOf(client, writer);
  expect(outboxOf(client, writer)).toBe(one);
  expect(outboxOf(new ApolloClient({ link, cache: new InMemoryCache() }), writer)).not.toBe(one);
  const item = { ...writeOf('Cabai', {}, { revisi: 4 }), document: postTo('/harga-pangan') };
  const via = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  await one.add([item]);
  await expect.poll(() => asked.length).toBe(1);
  expect(['Authorization', 'Idempotency-Key', 'If-Match'].map((name) => asked[0]?.get(name))).toEqual([
    'Bearer kunci-masuk',
    item.key,
    '"4"',
  ]);
  const other = { ...writeOf('Beras'), entity: 'lain', document: postTo('/harga-pangan') };
  await one.add([other], { via });
  await expect.poll(() => via.mock.calls.length).toBe(1);
  one.close();
});

test('a tab that has closed hears of no other', async () => {
  const [here, there] = [openChannel(), openChannel()];
  const heard: RowEvent[] = [];
  there.listen((news) => heard.push(news));
  bench.outbox.close();
  here.tell({ key: 'lain', state: 'antre' });
  await expect.poll(() => heard).toHaveLength(1);
  expect(bench.told).toEqual([]);
  here.close();
  there.close();
});
