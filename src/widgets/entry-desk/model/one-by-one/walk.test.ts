import { expect, test } from 'vitest';
import type { KeadaanIsian } from '@/entities/laporan';
import { beside, nextOpen, tally } from './walk';
import { laluOf } from './words';

const rows = (...all: KeadaanIsian[]) => all.map((keadaan, at) => ({ key: String(at), keadaan }));
const none = new Set<string>();

test.each([
  ['where nothing is filled', rows('kosong', 'kosong'), undefined, none, '0'],
  [
    'behind what is filled, on its way or another officer’s',
    rows('terkirim', 'antre', 'asing', 'kosong'),
    undefined,
    none,
    '3',
  ],
  ['at a row that is refused', rows('terkirim', 'perbaiki'), '0', none, '1'],
  ['behind what was skipped', rows('kosong', 'kosong'), undefined, new Set(['0']), '1'],
  ['nowhere: what lies before is told at the end', rows('kosong', 'terkirim'), '1', none, undefined],
])('entering goes on %s', (_name, all, after, skipped, key) => {
  expect(nextOpen(all, skipped, after)?.key).toBe(key);
});

test('a page is turned to the row beside, whatever is in it, and over another officer’s', () => {
  const all = rows('terkirim', 'asing', 'kosong');
  expect([beside(all, '0', 1)?.key, beside(all, '2', -1)?.key, beside(all, '2', 1), beside(all, '0', -1)]).toEqual([
    '2',
    '0',
    null,
    null,
  ]);
});

test('each row counts once', () => {
  const all = rows('kosong', 'isian', 'antre', 'mengirim', 'terkirim', 'perbaiki', 'bentrok', 'asing');
  expect(tally(all, new Set(['0', '5']))).toEqual({
    ...{ filled: 3, skipped: 1, broken: 2, left: 1, waiting: 2, foreign: 1, all: 8 },
  });
});

test.each([
  ['2026-11-16', '2026-11-22', 'pekan lalu'],
  ['2026-02-01', '2026-02-28', 'bulan lalu'],
  ['2026-03-01', '2026-03-31', 'bulan lalu'],
  ['2026-03-01', '2026-03-14', 'periode lalu'],
  ['2026-03-01', null, 'periode lalu'],
])('%s to %s comes after %s', (tanggal_mulai, tanggal_selesai, lalu) => {
  expect(laluOf({ tanggal_mulai, tanggal_selesai })).toBe(lalu);
});
