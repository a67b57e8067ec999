import { expect, test } from 'vitest';
import {
  facts,
  follows,
  refused,
  type Shape,
  sending,
  sheet,
  stored,
  twin,
  waits,
  whole,
} from '../../../../../tests/support/outbox/barang-sheet';
import type { Facts, Held } from './facts';
import { noHeld } from './held';
import { acknowledgedIn, rowOf } from './look';

test.each<[row: Facts<Shape>, keadaan: string, reason: string | null, figure: string | null]>([
  [facts(null), 'kosong', null, null],
  [facts({ isi: '20' }), 'isian', null, null],
  [facts({ isi: 'dua' }), 'perbaiki', 'Isi bilangan bulat', 'isi'],
  [facts({ isi: '2', sisa: '3' }), 'perbaiki', 'Sisa tidak boleh melebihi isi', 'sisa'],
  [facts({ isi: '' }, { stored }), 'perbaiki', 'Isi dulu', 'isi'],
  [facts({ isi: '', sisa: '' }, { stored }), 'perbaiki', 'Sudah terkirim, jadi tidak dapat dikosongkan', null],
  [facts(whole), 'isian', null, null],
  [facts(null, { waiting: [waits()] }), 'antre', null, null],
  [facts(null, { waiting: [waits(sending)] }), 'mengirim', null, null],
  [facts(null, { waiting: [waits(sending), follows()] }), 'antre', null, null],
  [facts(null, { waiting: [waits(refused)] }), 'perbaiki', 'Tidak', null],
  [facts(null, { waiting: [waits(twin(true))] }), 'bentrok', 'Sudah diisi', null],
  [facts(null, { stored }), 'terkirim', null, null],
  [facts(null, { stored, isForeign: true }), 'asing', null, null],
  [facts({ isi: '1' }, { stored, isForeign: true }), 'bentrok', 'Sudah diisi petugas lain', null],
  [facts(whole, { isGone: true }), 'perbaiki', 'Tidak dapat dikirim: barang ini sudah tidak ada dalam daftar', null],
])('row %# is %s: %s', (row, keadaan, reason, figure) => {
  expect(rowOf(sheet, row, undefined)).toMatchObject({ keadaan, reason, figure });
});

test('a row goes as it is once more where nothing in it is what was refused', () => {
  const resent = (row: Facts<Shape>) => rowOf(sheet, row, undefined).mayResend ?? false;
  const wrong = { ...refused.refusal, code: 422, data: { errors: { isi: 'Isi salah' } } };
  // Of a refusal a row looks at its code and its errors alone.
  const about = { ...refused, refusal: wrong } as unknown as typeof refused;
  expect(resent(facts(null, { waiting: [waits(refused)] }))).toBe(true);
  expect(resent(facts(null, { waiting: [waits(about)] }))).toBe(false);
  expect(resent(facts({ isi: '2', sisa: '3' }))).toBe(false);
  expect(resent(facts({ isi: '', sisa: '' }, { stored }))).toBe(false);
});

test('a figure far from the period before is in doubt until that very figure was said to be meant, or stored', () => {
  const before = { ...stored, isi: 10, sisa: 2.5 };
  const far = 'Naik 100% dari periode lalu (10)';
  const answered = (acknowledged: Held['acknowledged'], more: Partial<Facts<Shape>> = {}) => {
    const row = facts(whole, more);
    return { ...row, held: { ...noHeld(row), texts: whole, acknowledged } };
  };
  const doubtfulRow = rowOf(sheet, answered({}), before);
  expect(doubtfulRow).toMatchObject({ keadaan: 'ragu', figure: 'isi', doubts: { isi: far } });
  expect(doubtfulRow.reason).toContain(far);
  expect(rowOf(sheet, answered(acknowledgedIn(whole, { isi: far })), before).doubts).toEqual({});
  expect(rowOf(sheet, answered(acknowledgedIn({ isi: '21' }, { isi: far })), before).doubts).toEqual({ isi: far });
  expect(rowOf(sheet, answered({}, { stored: { ...stored, isi: 20 } }), before).doubts).toEqual({});
  expect(rowOf(sheet, answered({}), undefined).doubts).toEqual({});
  expect(rowOf(sheet, facts(null, { stored: { ...stored, isi: 20 } }), before).doubts).toEqual({});
});
