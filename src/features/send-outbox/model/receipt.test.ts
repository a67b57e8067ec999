import { expect, test } from 'vitest';
import { newItem, type OutboxItem } from '@/shared/write';
import { receiptOf, sentAllSentence, sentWords } from './receipt';

const at = (hour: number, minute = 0, day = 12) => new Date(2026, 4, day, hour, minute).getTime();
const MELAK = 'Harga pangan, Melak, Minggu ke-2 Mei 2026';

let urut = 0;
function written(diubah: number, more: Partial<OutboxItem> = {}): OutboxItem {
  urut += 1;
  // A receipt reads no documents.
  const document = { kind: 'Document', definitions: [] } as unknown as OutboxItem['document'];
  const words = { userId: 1, label: 'Data', kelompok: MELAK, entity: 'hargaPangan', refresh: [], document };
  return { ...newItem({ ...words, variables: { input: {} } }), state: 'terkirim', urut, diubah, ...more };
}
/** Acknowledged: the server has answered with the row. */
const added = (id: number, diubah: number, more: Partial<OutboxItem> = {}) =>
  written(diubah, { saved: { harga_pangan: { id } }, ...more });
const changed = (id: number, diubah: number, _method = 'put') =>
  written(diubah, { variables: { id, input: { _method } }, saved: {} });

test('rows by report, place and period, with the time of the last acknowledgement', () => {
  const items = [
    added(1, at(16, 12)),
    added(2, at(16, 40)),
    added(7, at(16, 20), { entity: 'timbangBalita', kelompok: 'Timbang balita, Tering, Mei 2026' }),
    added(3, at(16, 13), { kelompok: 'Harga pangan, Tering, Minggu ke-2 Mei 2026' }),
  ];
  expect(receiptOf(items)).toEqual({
    ...{ at: at(16, 40), stored: 4, deleted: 0 },
    lines: [
      { laporan: 'Harga pangan', where: 'Melak, Minggu ke-2 Mei 2026', stored: 2, deleted: 0 },
      { laporan: 'Timbang balita', where: 'Tering, Mei 2026', stored: 1, deleted: 0 },
      { laporan: 'Harga pangan', where: 'Tering, Minggu ke-2 Mei 2026', stored: 1, deleted: 0 },
    ],
  });
});

test.each<[string, OutboxItem[], number, number]>([
  ['added and then changed twice: one row', [added(1, 1), changed(1, 2), changed(1, 3)], 1, 0],
  ['added and then deleted: no row, one deleted', [added(1, 1), changed(1, 2, 'delete')], 0, 1],
  ['the same id of two reports: two rows', [added(1, 1), added(1, 2, { entity: 'luasTanam' })], 2, 0],
  ['an answer that does not tell its row: counted as one', [written(1), written(2)], 2, 0],
  [
    'a deleted photo leaves its product',
    [written(1, { entity: 'produk', variables: { id: 4, fotoId: 9, input: { _method: 'delete' } } })],
    1,
    0,
  ],
  [
    "a plot and its place: one row, by the plot's id",
    [
      added(5, 1, { entity: 'lahanPetani' }),
      written(2, { entity: 'lahanPetani', variables: { input: { lahan_id: 5 } }, saved: { koordinat: { id: 88 } } }),
    ],
    1,
    0,
  ],
])('%s', (_what, items, stored, deleted) => {
  expect(receiptOf(items)).toMatchObject({ stored, deleted });
});

test.each<[string, OutboxItem[]]>([
  ['nothing was sent', []],
  ['one row waits', [added(1, 1), written(2, { state: 'antre' })]],
  ['one row is on its way', [added(1, 1), written(2, { state: 'mengirim' })]],
  ['one row was refused', [added(1, 1), written(2, { state: 'ditolak' })]],
  ['one row is in conflict', [added(1, 1), written(2, { state: 'bentrok' })]],
])('no receipt: %s', (_why, items) => {
  expect(receiptOf(items)).toBeNull();
});

test('only what was acknowledged on the last of the days counts', () => {
  const items = [added(1, at(23, 59, 11)), added(2, at(0, 0)), added(3, at(8))];
  expect(receiptOf(items)).toMatchObject({ at: at(8), stored: 2 });
});

test('rows of older apps, which know no group, stand under what they are', () => {
  const [line] = receiptOf([added(1, 1, { kelompok: undefined, entity: 'produk' })])?.lines ?? [];
  expect(line).toMatchObject({ laporan: 'Produk', where: '' });
});

test('in words', () => {
  expect(sentAllSentence({ at: at(16, 40) }, at(23))).toBe('Semua terkirim pukul 16.40');
  expect(sentAllSentence({ at: at(16, 4) }, at(7, 0, 13))).toBe('Semua terkirim 12 Mei 2026 pukul 16.04');
  expect([
    sentWords({ stored: 36, deleted: 0 }),
    sentWords({ stored: 3, deleted: 1 }),
    sentWords({ stored: 0, deleted: 2 }),
  ]).toEqual(['36 data', '3 data, 1 dihapus', '2 dihapus']);
});
