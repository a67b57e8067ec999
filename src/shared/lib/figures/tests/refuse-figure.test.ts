import { expect, test } from 'vitest';
import type { FigureKind } from '../reading';
import { type Outcome, outcome } from './outcome';

const WHOLE = 'Isi bilangan bulat';
const DECIMAL = 'Isi angka, dengan koma untuk desimal';
const ONE = 'Isi satu angka saja';
const ALIKE_ONE = 'Ada huruf yang mirip angka satu. Ganti dengan angka 1';
const NEGATIVE = 'Angka tidak boleh kurang dari 0';

test.each(
  [
    '',
    ' ',
    '\u00a0',
    '-',
    '--',
    '–',
    '—',
    '−',
    '...',
    '…',
    'kosong',
    'Kosong',
    'KOSONG',
    '(kosong)',
    'habis',
    'n/a',
  ].concat(['N/A', 'NA', 'null', 'tidak ada', 'Tdk ada', 'belum ada', 'tidak ada data']),
)('%j is blank', (text) => {
  expect(outcome(text, 'whole')).toBeNull();
});

test.each<readonly [string, string]>([
  ['-5', NEGATIVE],
  ['−5', NEGATIVE],
  ['- 14.500', NEGATIVE],
  ['-Rp 500', NEGATIVE],
  ['Rp -500', NEGATIVE],
  ['(500)', NEGATIVE],
  ['x', DECIMAL],
  ['abc', DECIMAL],
  ['Rp', DECIMAL],
  ['14.5OO', 'Ada huruf O di antara angka. Ganti dengan angka nol'],
  ['12.ooo', 'Ada huruf O di antara angka. Ganti dengan angka nol'],
  ['1O.000', 'Ada huruf O di antara angka. Ganti dengan angka nol'],
  ['l4500', ALIKE_ONE],
  ['Rp I2.000', ALIKE_ONE],
  ['2.l00', ALIKE_ONE],
  ['$14', DECIMAL],
  ['15 (ribu)', DECIMAL],
  ['14½', DECIMAL],
  ['1,5,5', DECIMAL],
  ['1.234,56,7', DECIMAL],
  ['TRUE', DECIMAL],
  ['<5', DECIMAL],
  ['lihat lampiran 2', DECIMAL],
  ['5%', 'Isi angka, bukan persen'],
  ['12,5 %', 'Isi angka, bukan persen'],
  ['12/11/26', 'Ini tanggal, bukan angka'],
  ['12-11-2026', 'Ini tanggal, bukan angka'],
  ['12.11.2026', 'Ini tanggal, bukan angka'],
  ['2026-11-12', 'Ini tanggal, bukan angka'],
  ['08:10', 'Ini jam, bukan angka'],
  ['28.000/27.000', ONE],
  ['28.000 / Rp 27.000', ONE],
  ['28.000 27.000', ONE],
  ['13000-14000', ONE],
  ['13.000 – 14.000', ONE],
  ['13.000 s/d 14.000', ONE],
  ['14, 15', ONE],
  ['3 x 5.000', ONE],
  ['16rb-17rb', ONE],
  ['47.000 per 2 liter', ONE],
  ['14.500 (naik 500)', ONE],
  ['=A1+B1', 'Ini rumus, bukan angka. Salin hasilnya saja'],
  ['=SUM(B2:B9)', 'Ini rumus, bukan angka. Salin hasilnya saja'],
  ['+A1', 'Ini rumus, bukan angka. Salin hasilnya saja'],
  ['#N/A', 'Rumusnya gagal di Excel. Perbaiki di sana, lalu salin lagi'],
  ['#DIV/0!', 'Rumusnya gagal di Excel. Perbaiki di sana, lalu salin lagi'],
  ['####', 'Kolom di Excel terlalu sempit. Lebarkan kolomnya, lalu salin lagi'],
  ['1e3', 'Angka ini disingkat oleh Excel. Lebarkan kolomnya, lalu salin lagi'],
  ['1,45E+04', 'Angka ini disingkat oleh Excel. Lebarkan kolomnya, lalu salin lagi'],
  ['12345678901234567', 'Angka terlalu panjang'],
  ['9'.repeat(200), DECIMAL],
])('%j is refused: %s', (text, sentence) => {
  expect(outcome(text, 'decimal')).toBe(sentence);
});

test.each<readonly [number, FigureKind, Outcome]>([
  [14500, 'whole', 14500],
  [0, 'whole', 0],
  [14.5, 'decimal', 14.5],
  [0.1 + 0.2, 'decimal', 0.3],
  [14500.000000000002, 'whole', 14500],
  [14.5, 'whole', 'Isi bilangan bulat'],
  [0.5, 'whole', WHOLE],
  [14.12345, 'whole', WHOLE],
  [-1, 'whole', NEGATIVE],
  [Number.NaN, 'decimal', DECIMAL],
  [Number.POSITIVE_INFINITY, 'whole', WHOLE],
  [1e20, 'decimal', 'Angka terlalu panjang'],
])('files bring numbers as numbers: %d in a %s column is %j', (raw, kind, expected) => {
  expect(outcome(raw, kind)).toEqual(expected);
});
