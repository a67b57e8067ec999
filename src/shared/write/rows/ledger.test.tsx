import { Kind } from 'graphql';
import { afterEach, expect, test, vi } from 'vitest';
import { deviceDatabase } from '../../lib/device';
import { newItem } from './item';
import { ledger, MOST_NOTED } from './ledger';
import { outboxStore } from './store';

const document = { kind: Kind.DOCUMENT, definitions: [] } as const;
const item = (label: string, variables: object = {}) =>
  newItem({
    entity: 'uji',
    label,
    refresh: [],
    userId: 1,
    document,
    variables: { input: { harga: 14500, ...variables } },
  });
const stored = async (label: string, variables?: object) => {
  const row = item(label, variables);
  await outboxStore.add([row]);
  return row.key;
};
const noted = () => ledger.of(1).map(({ label }) => label);
const missing = async () => (await outboxStore.missing(1)).map(({ label }) => label);
const loseDatabase = async () => (await deviceDatabase()).clear('kotak');

afterEach(() => vi.restoreAllMocks());

test('rows are missed when the database has lost them, each user his own; nothing that was typed is noted', async () => {
  await stored('Cabai');
  const other = { ...item('Beras'), userId: 2 };
  await outboxStore.add([other]);
  expect(await missing()).toEqual([]);
  expect(JSON.stringify(localStorage)).not.toContain('14500');
  await loseDatabase();
  await stored('Telur');
  expect(await missing()).toEqual(['Cabai']);
  expect((await outboxStore.missing(2)).map(({ label }) => label)).toEqual(['Beras']);
});

test('a row that was sent, or removed with what waited for it, is not missed', async () => {
  const sent = await stored('Cabai');
  await outboxStore.begin(sent);
  expect(ledger.of(1)).toMatchObject([{ label: 'Cabai', isTried: true }]);
  await outboxStore.settle(sent, { row: { id: 1 } });
  const removed = await stored('Beras');
  await stored('Telur', { beras_id: { $dari: removed, jalur: ['row', 'id'] } });
  await outboxStore.remove(removed);
  expect(noted()).toEqual([]);
  await outboxStore.forgetSent(1);
  await loseDatabase();
  expect(await missing()).toEqual([]);
});

test('of a row in whose place another is sent, only that one is missed', async () => {
  const key = await stored('Cabai');
  await outboxStore.replace(key, { document, variables: { input: {} }, revisi: 2 });
  expect(noted()).toEqual(['Cabai']);
  expect(await missing()).toEqual([]);
  expect(await outboxStore.of(1)).toMatchObject([{ label: 'Cabai', revisi: 2 }]);
});

test('a row whose answer comes after the database was lost is on the server: it is not missed', async () => {
  const key = await stored('Cabai');
  await outboxStore.begin(key);
  await loseDatabase();
  expect(await missing()).toEqual(['Cabai']);
  await outboxStore.settle(key, { row: { id: 1 } });
  expect(await missing()).toEqual([]);
});

test('an app that dies between database and ledger raises no false alarm, and what it missed is noted later', async () => {
  const waiting = await stored('Cabai');
  const sent = await stored('Beras');
  const [before] = [{ ...localStorage }];
  await outboxStore.begin(sent);
  await outboxStore.settle(sent, { row: { id: 1 } });
  // As both entries stood before those last words.
  localStorage.clear();
  for (const [name, value] of Object.entries(before)) if (name.endsWith(sent)) localStorage.setItem(name, value);
  expect(await missing()).toEqual([]);
  expect(noted()).toEqual(['Cabai']);
  expect(ledger.of(1).map(({ key }) => key)).toEqual([waiting]);
});

test('a row that could not be stored is not noted; one that could not be removed stays', async () => {
  const key = await stored('Cabai');
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('Penuh', 'QuotaExceededError');
  });
  await expect(outboxStore.add([item('Beras')])).rejects.toThrow('Penuh');
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('Rusak', 'UnknownError');
  });
  await expect(outboxStore.remove(key)).rejects.toThrow('Rusak');
  expect(noted()).toEqual(['Cabai']);
});

test('a local storage that refuses takes nothing from the outbox', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Penuh', 'QuotaExceededError');
  });
  const key = await stored('Cabai');
  expect((await outboxStore.byKey(key))?.label).toBe('Cabai');
});

test('what another hand left under the name is no row', async () => {
  localStorage.setItem('kotak/x', '{"userId":1}');
  localStorage.setItem('kotak/y', 'bukan JSON');
  expect(await missing()).toEqual([]);
});

const entry = { key: 'a', userId: 1, entity: 'harga', label: 'Cabai', dibuat: 5, isTried: false };

test.each([
  ['null', null],
  ['a number', 7],
  ['a text', 'kunci label dibuat'],
  ['without a key', { ...entry, key: undefined }],
  ['without a name', { ...entry, label: undefined }],
  ['whose name is no text', { ...entry, label: 7 }],
  ['without a time', { ...entry, dibuat: undefined }],
  ['whose time is no number', { ...entry, dibuat: '5' }],
])('an entry that is %s names no row, and hides none', (_what, value) => {
  localStorage.setItem('kotak/a', JSON.stringify(value));
  localStorage.setItem('kotak/b', JSON.stringify({ ...entry, label: 'Beras' }));
  expect(noted()).toEqual(['Beras']);
});

test('noted rows come in the order of writing, and what else is kept on the device is none', () => {
  for (const [name, dibuat] of Object.entries({ a: 7, b: 9, c: 5, d: 8 })) {
    localStorage.setItem(`kotak/${name}`, JSON.stringify({ ...entry, label: name, dibuat }));
  }
  localStorage.setItem('lain/x', JSON.stringify(entry));
  expect(noted()).toEqual(['c', 'a', 'd', 'b']);
});

test('a browser that does not give its storage out has nothing noted', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Tidak boleh', 'SecurityError');
  });
  ledger.note(item('Cabai'));
  expect(ledger.of(1)).toEqual([]);
});

/** Local storage as the browser counts it. */
const characters = () =>
  Object.entries(localStorage).reduce((sum, [name, value]) => sum + name.length + value.length, 0);

test('of thousands of rows the first are noted, drafts keep their room; the others as soon as half of those were sent', async () => {
  const items = Array.from({ length: 1_300 }, (_, at) => item(`Harga Cabai Rawit di Kecamatan Barong Tongkok ${at}`));
  await outboxStore.add(items);
  expect([ledger.of(1).length, ledger.isShort(1)]).toEqual([MOST_NOTED, true]);
  expect(characters()).toBeLessThan(400_000);
  expect(await missing()).toEqual([]);
  for (const { key } of items.slice(0, 520)) await outboxStore.settle(key, { row: { id: 1 } });
  await vi.waitFor(() =>
    expect(
      ledger
        .of(1)
        .map(({ key }) => key)
        .sort(),
    ).toContain(items[1_299]?.key),
  );
  expect(await missing()).toEqual([]);
  expect([ledger.of(1).length, ledger.isShort(1)]).toEqual([780, false]);
  await loseDatabase();
  expect(await missing()).toHaveLength(780);
});
