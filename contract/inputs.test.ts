import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import {
  date,
  decimal,
  degrees,
  line,
  name,
  oneOf,
  orElse,
  orNone,
  rawText,
  reference,
  text,
  whole,
} from './inputs.ts';

/** What a field takes a value for, or the first sentence that it says of it. */
const read = (field: z.ZodType, value: unknown): unknown => {
  const { success, data, error } = field.safeParse(value);
  return success ? data : { says: error.issues[0]?.message };
};

function describeField(title: string, field: z.ZodType, table: readonly (readonly [unknown, unknown])[]): void {
  describe(title, () => {
    test.each(table)('%j is read as %j', (value, expected) => {
      expect(read(field, value)).toEqual(typeof expected === 'string' ? { says: expected } : expected);
    });
  });
}

const { NaN: notANumber } = Number;

describeField('a whole number', whole('Stok'), [
  [0, 0],
  ['0', 0],
  [' 12 ', 12],
  ['+7', 7],
  ['1e3', 1000],
  ['2.5e1', 25],
  ['12.', 12],
  [12.5, 'Stok harus berupa bilangan bulat'],
  ['14.000', 'Stok harus berupa bilangan bulat'],
  [' 14.000 ', 'Stok harus berupa bilangan bulat'],
  ['+14.50', 'Stok harus berupa bilangan bulat'],
  ['-1.5', 'Stok harus berupa bilangan bulat'],
  ['14.000 kg', 'Stok harus berupa angka'],
  ['x14.000', 'Stok harus berupa angka'],
  ['Rp 14.000', 'Stok harus berupa angka'],
  ['0x10', 'Stok harus berupa angka'],
  ['12a', 'Stok harus berupa angka'],
  ['a12', 'Stok harus berupa angka'],
  ['1e', 'Stok harus berupa angka'],
  [notANumber, 'Stok harus berupa angka'],
  [null, 'Stok harus berupa angka'],
  [true, 'Stok harus berupa angka'],
  [[12], 'Stok harus berupa angka'],
  [undefined, 'Stok harus diisi'],
  ['', 'Stok harus diisi'],
  ['  ', 'Stok harus diisi'],
  [-1, 'Stok tidak boleh kurang dari 0'],
  ['-1', 'Stok tidak boleh kurang dari 0'],
  [999_999_999, 999_999_999],
  [1_000_000_000, 'Stok terlalu besar'],
]);

describeField('a number with decimals', decimal('Kebutuhan'), [
  [0, 0],
  ['12.5', 12.5],
  ['.5', 0.5],
  ['.25e2', 25],
  ['1E-2', 0.01],
  ['1e10', 1e10],
  ['12,5', 'Kebutuhan harus berupa angka'],
  ['x.5', 'Kebutuhan harus berupa angka'],
  ['.5x', 'Kebutuhan harus berupa angka'],
  ['.', 'Kebutuhan harus berupa angka'],
  [{}, 'Kebutuhan harus berupa angka'],
  [' ', 'Kebutuhan harus diisi'],
  [-0.1, 'Kebutuhan tidak boleh kurang dari 0'],
  [1e12, 1e12],
  [1e12 + 1, 'Kebutuhan terlalu besar'],
]);

describeField('degrees', degrees('Latitude', 90), [
  ['-0.35', -0.35],
  [90, 90],
  [-90, -90],
  [90.1, 'Latitude harus antara -90 dan 90'],
  [-90.1, 'Latitude harus antara -90 dan 90'],
  ['utara', 'Latitude harus berupa angka'],
  ['', 'Latitude harus diisi'],
]);

describeField('the id of another row', reference('Kecamatan'), [
  ['7', 7],
  [1, 1],
  [0, 'Kecamatan tidak sah'],
  [1.5, 'Kecamatan tidak sah'],
  [999_999_999, 999_999_999],
  [1_000_000_000, 'Kecamatan tidak sah'],
  ['tujuh', 'Kecamatan harus berupa angka'],
  [undefined, 'Kecamatan harus diisi'],
]);

test('a password is kept as it was typed', () => {
  expect(read(rawText('Password', 20), ' a\u200b  b\r\n ')).toBe(' a\u200b  b\r\n ');
});

test('text loses invisible signs, and has a longest length', () => {
  const field = text('Deskripsi', 5);
  expect([' ab ', '', 'abcde', '\u{1F33E}'].map((value) => read(field, value))).toEqual(['ab', '', 'abcde', '🌾']);
  expect(read(text('Deskripsi', 20), ' a\u202eb\n\n  c  d ')).toBe('ab\n\n  c d');
  expect(read(line('Zona', 20), ' Zona\u200b \n 2 ')).toBe('Zona 2');
  expect(read(field, 'abcdef')).toEqual({ says: 'Deskripsi paling panjang 5 huruf' });
  expect(read(field, undefined)).toEqual({ says: 'Deskripsi harus diisi' });
  expect(read(field, 12)).toEqual({ says: 'Deskripsi harus berupa teks' });
});

test.each(['a\0b', '\0', 'a\uD83C', '\uDF3E'])('text that no database keeps, %j, is refused', (value) => {
  expect(read(text('Deskripsi', 5), value)).toEqual({ says: 'Deskripsi memuat huruf yang tidak sah' });
});

test('a name loses the blanks around it, and must be more than blanks', () => {
  expect(read(name('Judul'), '  Cabai \u00a0Ra\u200bwit ')).toBe('Cabai Rawit');
  for (const blank of ['   ', '\u200b\u202e ']) {
    expect(read(name('Judul'), blank)).toEqual({ says: 'Judul harus diisi' });
  }
  expect(read(name('Judul'), 'x'.repeat(150))).toBe('x'.repeat(150));
  expect(read(name('Judul'), 'x'.repeat(151))).toEqual({ says: 'Judul paling panjang 150 huruf' });
  expect(read(name('Satuan', 3), 'ikat')).toEqual({ says: 'Satuan paling panjang 3 huruf' });
});

test('what is absent or blank is what it stands for; anything else is read', () => {
  const field = orElse('kg', name('Satuan'));
  expect([undefined, null, '', ' ', 'ikat'].map((value) => read(field, value))).toEqual([
    'kg',
    'kg',
    'kg',
    'kg',
    'ikat',
  ]);
  expect(read(field, 0)).toEqual({ says: 'Satuan harus berupa teks' });
  expect(read(orElse(1, whole('Status')), 0)).toBe(0);
});

test('one of a few words', () => {
  const field = oneOf('Satuan', ['kg', 'ton']);
  expect(read(field, 'ton')).toBe('ton');
  expect(read(field, 'Ton')).toEqual({ says: 'Satuan harus salah satu dari: kg, ton' });
  expect(read(field, undefined)).toEqual({ says: 'Satuan harus salah satu dari: kg, ton' });
});

test('a day is a day of the calendar; blank means none', () => {
  const field = orNone(date('Tanggal mulai'));
  const says = { says: 'Tanggal mulai harus berupa tanggal seperti 2026-11-16' };
  expect(read(field, '2028-02-29')).toBe('2028-02-29');
  expect(['', null, undefined].map((value) => read(field, value))).toEqual([null, null, null]);
  for (const wrong of ['2027-02-29', '16-11-2026', '2026-11-16T00:00:00Z', ' ', 20_261_116]) {
    expect(read(field, wrong)).toEqual(says);
  }
});
