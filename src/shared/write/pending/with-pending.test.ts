import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { newItem, type OutboxItem, type OutboxState } from '../rows/item';
import { mayChange, withPending } from './with-pending';

interface Harga {
  id: number;
  revisi: number;
  tempat: number;
  barang: string;
  harga: number;
}

type Input = Partial<Record<'tempat' | 'barang' | 'harga' | '_method', unknown>>;

const document = parse('mutation A { a }');
let urut = 0;

/** A write of place 1, as the outbox keeps it. */
const write = (input: Input, id?: number, state: OutboxState = 'antre', more: Partial<OutboxItem> = {}): OutboxItem => {
  urut += 1;
  const variables = { input: { ...(id === undefined && { tempat: 1 }), ...input }, ...(id !== undefined && { id }) };
  const item = newItem({ userId: 1, entity: 'harga', label: '', refresh: [], document, variables });
  return { ...item, urut, state, ...more };
};

const show = (rows: Harga[], items: OutboxItem[], readAt?: number) =>
  withPending<Harga, Input>(rows, items, {
    entity: 'harga',
    isHere: ({ tempat }) => tempat === 1,
    keyOf: ({ barang }) => barang,
    rowOf: ({ tempat, barang, harga }, before) => ({
      tempat: Number(tempat ?? before?.tempat),
      barang: String(barang ?? before?.barang),
      harga: Number(harga),
    }),
    ...(readAt !== undefined && { readAt }),
  }).map(({ id, barang, harga, menunggu }) => [
    id < 0 ? 'baru' : id,
    barang,
    harga,
    menunggu && `${menunggu.apa}${menunggu.isParked ? '!' : ''}`,
  ]);

const beras: Harga = { id: 7, revisi: 2, tempat: 1, barang: 'beras', harga: 14 };
const cabai: Harga = { id: 8, revisi: 1, tempat: 1, barang: 'cabai', harga: 60 };
const stored = [7, 'beras', 14, undefined];
const row = (more: Partial<Harga> & { user_id?: null } = {}) => ({ harga_pangan: { ...beras, user_id: 1, ...more } });

test.each<[string, OutboxItem[], unknown[][]]>([
  ['nothing waits', [], [stored]],
  ['a new row comes first', [write({ barang: 'gula', harga: 9 })], [['baru', 'gula', 9, 'tambah'], stored]],
  [
    'the last typed is the first',
    [write({ barang: 'gula', harga: 9 }), write({ barang: 'teh', harga: 3 })],
    [['baru', 'teh', 3, 'tambah'], ['baru', 'gula', 9, 'tambah'], stored],
  ],
  ['a row of another place is not here', [write({ tempat: 2, barang: 'gula', harga: 9 })], [stored]],
  ['a row of another entity is not here', [{ ...write({ barang: 'gula', harga: 9 }), entity: 'stok' }], [stored]],
  ['what the list has already is there once', [write({ barang: 'beras', harga: 15 })], [[7, 'beras', 14, 'ubah']]],
  [
    'what is typed twice is there once',
    [write({ barang: 'gula', harga: 9 }), write({ barang: 'gula', harga: 10 })],
    [['baru', 'gula', 9, 'tambah'], stored],
  ],
  ['a change shows its new value', [write({ harga: 15, _method: 'put' }, 7)], [[7, 'beras', 15, 'ubah']]],
  [
    'of two changes the later one',
    [write({ harga: 15, _method: 'put' }, 7), write({ harga: 16, _method: 'put' }, 7)],
    [[7, 'beras', 16, 'ubah']],
  ],
  ['a deleted row stays, marked', [write({ _method: 'delete' }, 7)], [[7, 'beras', 14, 'hapus']]],
  [
    'a deleted row does not change any more',
    [write({ _method: 'delete' }, 7), write({ harga: 15, _method: 'put' }, 7)],
    [[7, 'beras', 14, 'hapus']],
  ],
  [
    'what is deleted may be typed anew',
    [write({ _method: 'delete' }, 7), write({ barang: 'beras', harga: 15 })],
    [
      ['baru', 'beras', 15, 'tambah'],
      [7, 'beras', 14, 'hapus'],
    ],
  ],
  [
    'a refused row is marked so',
    [write({ barang: 'gula', harga: 9 }, undefined, 'ditolak')],
    [['baru', 'gula', 9, 'tambah!'], stored],
  ],
  [
    'one refused write marks the row',
    [write({ harga: 15, _method: 'put' }, 7, 'bentrok'), write({ harga: 16, _method: 'put' }, 7)],
    [[7, 'beras', 16, 'ubah!']],
  ],
  [
    'a changed row that the list does not have is there',
    [write({ tempat: 1, barang: 'kopi', harga: 20, _method: 'put' }, 9)],
    [[9, 'kopi', 20, 'ubah'], stored],
  ],
  [
    'a row that is moved to another place is not here any more',
    [write({ tempat: 2, harga: 15, _method: 'put' }, 7)],
    [],
  ],
  ['a deleted row that the list does not have is not there', [write({ _method: 'delete' }, 9)], [stored]],
])('%s', (_name, items, expected) => {
  expect(show([beras], items)).toEqual(expected);
});

test('a change that waits behind its new row shows its value there', () => {
  const first = write({ barang: 'gula', harga: 9 }, undefined, 'mengirim');
  const change = write({ barang: 'gula', harga: 10, tempat: 1, _method: 'put' });
  const id: unknown = { $dari: first.key, jalur: ['harga', 'id'] };
  const behind = { ...change, variables: { ...change.variables, id: id as number } };
  expect(show([], [first, behind])).toEqual([['baru', 'gula', 10, 'tambah']]);
  expect(show([], [behind])).toEqual([['baru', 'gula', 10, 'tambah']]);
});

const sent = (input: Input, id: number | undefined, saved: unknown) =>
  write(input, id, 'terkirim', { saved, diubah: 1_000 });

test.each<[string, OutboxItem, number | undefined, unknown[][]]>([
  [
    'a row sent since',
    sent({}, undefined, row({ id: 9, barang: 'kopi', harga: 20 })),
    999,
    [[9, 'kopi', 20, undefined], stored],
  ],
  [
    'a row sent before it was read, which somebody deleted',
    sent({}, undefined, row({ id: 9, barang: 'kopi' })),
    1_000,
    [stored],
  ],
  ['a row sent, and nobody asks', sent({}, undefined, row({ id: 9, barang: 'kopi' })), undefined, [stored]],
  ['a row sent since that it has', sent({}, undefined, row()), 0, [stored]],
  ['a row sent since to another place', sent({}, undefined, row({ id: 9, tempat: 2, barang: 'kopi' })), 0, [stored]],
  ['a change sent since', sent({ _method: 'put' }, 7, row({ revisi: 3, harga: 15 })), 0, [[7, 'beras', 15, undefined]]],
  ['a change that is older than the list', sent({ _method: 'put' }, 7, row({ revisi: 1, harga: 3 })), 0, [stored]],
  ['a delete sent since', sent({ _method: 'delete' }, 7, { message: null }), 0, []],
  ['a delete sent since of that revision', { ...sent({ _method: 'delete' }, 7, null), revisi: 2 }, 0, []],
  ['a delete of a row that was put back since', { ...sent({ _method: 'delete' }, 7, null), revisi: 1 }, 0, [stored]],
  ['an answer without its row', sent({}, undefined, { harga_pangan: { id: 9 } }), 0, [stored]],
  ['a change sent since to another place', sent({ _method: 'put' }, 7, row({ revisi: 3, tempat: 2 })), 0, []],
  ['an answer of the revision that it has', sent({ _method: 'put' }, 7, row({ harga: 3 })), 0, [stored]],
  ['a row sent since that stands there under another id', sent({}, undefined, row({ id: 9 })), 0, [stored]],
  ['an answer of nobody’s row', sent({}, undefined, row({ id: 9, barang: 'kopi', user_id: null })), 0, [stored]],
  ['no answer at all', sent({}, undefined, null), 0, [stored]],
  ['an answer in words', sent({}, undefined, 'tersimpan'), 0, [stored]],
  [
    'an answer that says more',
    sent({}, undefined, { message: 'ok', lain: null, ...row({ id: 9, barang: 'kopi' }) }),
    0,
    [[9, 'kopi', 14, undefined], stored],
  ],
])('a list that was read earlier: %s', (_name, item, readAt, expected) => {
  expect(show([beras], [item], readAt)).toEqual(expected);
});

test('the rows that were handed in stay as they are', () => {
  const rows = [beras, cabai];
  show(rows, [write({ _method: 'delete' }, 7), write({ barang: 'gula', harga: 9 })]);
  expect(rows).toEqual([beras, cabai]);
  expect(beras).not.toHaveProperty('menunggu');
});

test('a row of another place that is shown all the same stays, changed', () => {
  const items = [write({ harga: 15, _method: 'put' }, 7)];
  expect(show([{ ...beras, tempat: 2 }], items)).toEqual([[7, 'beras', 15, 'ubah']]);
});

test('of several rows only the one that is meant changes', () => {
  const gone = sent({ _method: 'delete' }, 7, { message: null });
  const moved = sent({ _method: 'put' }, 7, row({ revisi: 3, tempat: 2 }));
  const twin = sent({}, undefined, row({ id: 9 }));
  const rest = [8, 'cabai', 60, undefined];
  expect([gone, moved, twin].map((item) => show([beras, cabai], [item], 0))).toEqual([[rest], [rest], [stored, rest]]);
});

test('a row that is new or goes may not be changed where it stands', () => {
  const waiting = (apa: 'tambah' | 'ubah' | 'hapus') => mayChange({ menunggu: { apa, isParked: false } });
  expect([mayChange({}), waiting('ubah'), waiting('tambah'), waiting('hapus')]).toEqual([true, true, false, false]);
});
