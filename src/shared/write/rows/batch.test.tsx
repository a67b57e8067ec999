import { Kind } from 'graphql';
import { expect, test } from 'vitest';
import { deviceDatabase, drafts } from '../../lib/device';
import { newItem } from './item';
import { ledger } from './ledger';
import { outboxStore } from './store';

const document = { kind: Kind.DOCUMENT, definitions: [] } as const;
const item = (label: string, id?: number) =>
  newItem({
    ...{ entity: 'uji', label, refresh: [], userId: 1, document },
    variables: { ...(id !== undefined && { id }), input: { harga: 1 } },
  });
const labels = async () => (await outboxStore.of(1)).map(({ label }) => label);

test('adds, changes, removes and keeps in one go, and notes what waits', async () => {
  const [beras, cabai, telur] = [item('Beras'), item('Cabai'), item('Telur')];
  await outboxStore.add([beras, cabai]);
  await drafts.write('1/a', { harga: '5' });
  const variables = { input: { harga: 2 } };
  const stored = await outboxStore.write({
    add: [telur],
    edit: [{ key: beras.key, variables }],
    remove: [cabai.key],
    drafts: [
      ['1/a', null],
      ['1/b', { harga: '6' }],
    ],
  });
  expect(stored).toMatchObject([
    { key: beras.key, variables },
    { key: telur.key, urut: expect.any(Number) },
  ]);
  expect(await labels()).toEqual(['Beras', 'Telur']);
  expect(ledger.of(1).map(({ label }) => label)).toEqual(['Beras', 'Telur']);
  expect(await drafts.read('1/a')).toBeUndefined();
  expect(await drafts.read('1/b')).toMatchObject({ values: { harga: '6' } });
});

test('where one row is on its way nothing happens', async () => {
  const [beras, cabai] = [item('Beras'), item('Cabai')];
  await outboxStore.add([beras, cabai]);
  await outboxStore.begin(beras.key);
  const edit = [{ key: beras.key, variables: { input: {} } }];
  const keeps = [['1/a', { harga: '5' }]] as const;
  expect(await outboxStore.write({ add: [item('Telur')], edit, drafts: keeps })).toBeNull();
  expect(await outboxStore.write({ remove: [cabai.key, beras.key] })).toBeNull();
  expect(await outboxStore.write({ drop: [cabai.key, beras.key] })).toBeNull();
  expect(await outboxStore.write({ remove: ['tidak ada'] })).toBeNull();
  expect(await labels()).toEqual(['Beras', 'Cabai']);
  expect(await drafts.read('1/a')).toBeUndefined();
});

test('a change that was planned before the write in front of it was answered keeps what that answer told', async () => {
  const beras = item('Beras', 7);
  const behind = { ...item('Beras', 7), revisi: 1, dependsOn: [beras.key] };
  const place = newItem({
    ...{ entity: 'uji', label: 'Tempat', refresh: [], userId: 1, document },
    variables: { input: { barang_id: { $dari: beras.key, jalur: ['barang', 'id'] } } },
  });
  await outboxStore.add([{ ...beras, revisi: 1 }, behind, place]);
  await outboxStore.settle(beras.key, { barang: { id: 7, revisi: 2 } });
  const [changed, placed] =
    (await outboxStore.write({
      edit: [
        { key: behind.key, variables: { id: 7, input: { harga: 3 } } },
        { key: place.key, variables: { input: { ...place.variables.input, lebar: 2 } } },
      ],
    })) ?? [];
  expect(changed).toMatchObject({ revisi: 2, dependsOn: [], variables: { id: 7, input: { harga: 3 } } });
  expect(placed).toMatchObject({ dependsOn: [], variables: { input: { barang_id: 7, lebar: 2 } } });
  expect(await outboxStore.of(1)).toMatchObject([{ state: 'terkirim' }, changed, placed]);
});

test('a row that another tab has added since undoes the plan, where it matters', async () => {
  const [beras, cabai] = [item('Beras'), item('Cabai')];
  await outboxStore.add([beras, cabai]);
  const [first] = await outboxStore.of(1);
  const known = (label: string) => ({
    last: first?.urut ?? 0,
    matters: (one: { label: string }) => one.label === label,
  });
  expect(await outboxStore.write({ add: [item('Telur')], known: known('Cabai') })).toBeNull();
  expect(await outboxStore.write({ add: [item('Telur')], known: known('Beras') })).toHaveLength(1);
});

test('what nobody knows to be refused is only given up', async () => {
  const beras = item('Beras');
  await outboxStore.add([beras]);
  await outboxStore.begin(beras.key);
  await outboxStore.wait(beras.key, { reason: null });
  expect(await outboxStore.write({ remove: [beras.key] })).toBeNull();
  expect(await outboxStore.write({ drop: [beras.key] })).toEqual([]);
  expect(await labels()).toEqual([]);
});

test('a change behind a row that was answered meanwhile has its id and its revision', async () => {
  const beras = item('Beras');
  await outboxStore.add([beras]);
  await outboxStore.begin(beras.key);
  await outboxStore.settle(beras.key, { harga: { id: 42, revisi: 1 } });
  // What is not known yet stands for a number until then (`OrLater`).
  const id = { $dari: beras.key, jalur: ['harga', 'id'] } as unknown as number;
  const behind = newItem({ ...item('Beras'), variables: { id, input: { id, harga: 2 } } });
  expect(await outboxStore.write({ add: [behind] })).toMatchObject([
    { variables: { id: 42, input: { id: 42, harga: 2 } }, revisi: 1, dependsOn: [] },
  ]);
});

test('looks at some rows, what is behind them, and drafts', async () => {
  const [beras, cabai, telur] = [item('Beras'), item('Cabai'), item('Telur')];
  await outboxStore.add([beras, cabai, telur]);
  await drafts.write('1/a', { harga: '5' });
  const [first, second] = await outboxStore.of(1);
  const after = second?.urut ?? 0;
  const seen = await outboxStore.look({ after, urut: [first?.urut ?? 0], keys: ['lain'], drafts: ['1/a', '1/b'] });
  expect(seen.items.map(({ label }) => label)).toEqual(['Beras', 'Telur']);
  expect(seen.drafts).toMatchObject([{ values: { harga: '5' } }, undefined]);
  await (await deviceDatabase()).clear('draf');
});
