import { describe, expect, test } from 'vitest';
import { placeBlock } from '../place-block';
import { planBlock } from '../plan-block';
import { readBlock } from '../read-block';
import type { Sheet } from '../sheet';

const names = ['Beras Premium', 'Beras Medium', 'Cabai Rawit Merah', 'Cabai Keriting', 'Telur Ayam Ras', 'Gula Pasir'];
const sheet = (row = 0, column = 0): Sheet => ({
  rows: names.map((nama) => ({ key: nama, nama })),
  columns: [
    { figure: 'grosir', names: ['Harga Grosir'], kind: 'whole', unit: 'Rp. ' },
    { figure: 'eceran', names: ['Harga Eceran'], kind: 'whole', unit: 'Rp. ' },
  ],
  at: { row, column },
});

/** The figures that a block would enter as proposed, and whether it is asked first. */
function planned(text: string, into = sheet()) {
  const { lines, isList } = readBlock(text, into.columns);
  const plan = planBlock(lines, into, isList);
  const { typed, ignored } = placeBlock(plan, into, plan.targets);
  const entered = typed.map(({ key, figure, text }) => `${key} ${figure} ${text}`);
  return {
    entered,
    ignored: ignored.map(({ count, sentence }) => `${count}: ${sentence}`),
    targets: plan.targets.map((target) => (typeof target === 'number' ? into.columns[target]?.figure : target)),
    doubt: plan.doubt,
    plan,
  };
}

function placed(text: string, into = sheet()) {
  const { entered, ignored } = planned(text, into);
  return { entered, ignored };
}

describe('without names it begins at the active cell', () => {
  test.each<readonly [string, string, Sheet, string[], string[]]>([
    ['one figure', '14.500', sheet(1, 1), ['Beras Medium eceran 14500'], []],
    ['a row', '13.000\t14.500', sheet(), ['Beras Premium grosir 13000', 'Beras Premium eceran 14500'], []],
    ['a column', '7\n5', sheet(2, 1), ['Cabai Rawit Merah eceran 7', 'Cabai Keriting eceran 5'], []],
    ['a gap leaves what stands there', '7\n\n-\n5', sheet(), ['Beras Premium grosir 7', 'Cabai Keriting grosir 5'], []],
    ['too far down', '7\n5\n6', sheet(5), ['Gula Pasir grosir 7'], ['2: 2 sel di luar tabel ini tidak dimasukkan']],
    ['blank columns behind it', '7\t\t\n5\t\t', sheet(0, 1), ['Beras Premium eceran 7', 'Beras Medium eceran 5'], []],
    ['asked', '14.50', sheet(), ['Beras Premium grosir 14.50'], []],
  ])('%s', (_name, text, into, entered, ignored) => {
    expect(placed(text, into)).toEqual({ entered, ignored });
  });

  test('what cannot be a figure is left out, with its reason', () => {
    expect(placed('-5\tabc')).toEqual({
      entered: [],
      ignored: [
        "1: Beras Premium, Harga Grosir: '-5' tidak dimasukkan. Angka tidak boleh kurang dari 0",
        "1: Beras Premium, Harga Eceran: 'abc' tidak dimasukkan. Isi bilangan bulat",
      ],
    });
  });
});

describe('some rows are hidden by a filter', () => {
  const filtered: Sheet = {
    ...sheet(),
    rows: ['Cabai Merah Keriting', 'Beras X', 'Cabai Merah Besar', 'Beras'].map((nama) => ({ key: nama, nama })),
    shown: 2,
  };

  test('a name that fits a hidden row goes to that row, or is asked about', () => {
    const { entered, ignored } = placed('Beras\t13.000\nCabai merah\t45.000', filtered);
    expect(entered).toEqual(['Beras grosir 13000']);
    expect(ignored).toEqual([
      expect.stringMatching(/Cabai Merah Besar.*Cabai Merah Keriting|Cabai Merah Keriting.*Cabai Merah Besar/),
    ]);
  });

  test('lines without names go to the rows on screen, and are previewed', () => {
    const { entered, ignored, doubt } = planned('7\n5\n6', filtered);
    expect(entered).toEqual(['Cabai Merah Keriting grosir 7', 'Beras X grosir 5']);
    expect(ignored).toEqual(['1: 1 sel di luar tabel ini tidak dimasukkan']);
    expect(doubt).toBe('Sebagian baris tabel ini sedang tersembunyi.');
  });
});

test('a block that is much longer than the sheet is previewed', () => {
  expect(planned('7\n'.repeat(12)).doubt).toBeNull();
  expect(planned('7\n'.repeat(13)).doubt).toBe('Blok ini jauh lebih panjang dari tabel ini.');
});

test('a list with titles in another order, with columns that no sheet takes', () => {
  const text = [
    'HARGA PANGAN PASAR MELAK\t\t\t\t',
    'No\tKomoditi\tSatuan\tHrg Eceran (Rp)\tGROSIR',
    '1\tBeras premium\tkg\t16.500\t15.000',
    '2\tcabe rawit\tkg\tRp 80.000\tkosong',
  ];
  expect(placed(text.join('\r\n'), sheet(4, 1))).toEqual({
    entered: ['Beras Premium eceran 16500', 'Beras Premium grosir 15000', 'Cabai Rawit Merah eceran 80000'],
    ignored: [],
  });
});

test('names that are unknown, or fit several, are reported and not guessed', () => {
  const text = 'Komoditi\tEceran\tHarga\tStok\nKopi\t7\t\t\nCabai\t2\t\t\nTelur bebek\t3\t\t\nGula\t4\t5\t6\n';
  expect(placed(text)).toEqual({
    entered: ['Gula Pasir eceran 4'],
    ignored: [
      "1: 'Kopi' tidak ada di tabel ini",
      "1: 'Cabai' belum jelas: maksudnya Cabai Rawit Merah atau Cabai Keriting?",
      "1: 'Telur bebek' tidak ada di tabel ini",
      "1: Kolom 'Harga' tidak dimasukkan",
      "1: Kolom 'Stok' tidak dimasukkan",
    ],
  });
});

test.each<readonly [string, string, string[], string[]]>([
  ['names alone: all columns', 'Gula\t1\t2\nTelur\t3\t4', ['Gula Pasir grosir 1', 'Gula Pasir eceran 2'], []],
  ['names and units', 'Gula\tkg\t1\t2\nTelur\tkg\t3\t4', ['Gula Pasir grosir 1', 'Gula Pasir eceran 2'], []],
  [
    'numbers, names and units',
    '1\tGula\tkg\t1\t2\n2\tTelur\tkg\t3\t4',
    ['Gula Pasir grosir 1', 'Gula Pasir eceran 2'],
    [],
  ],
])('%s', (_name, text, first, ignored) => {
  const { entered, ...rest } = placed(text, sheet(2, 1));
  expect(entered).toEqual([...first, 'Telur Ayam Ras grosir 3', 'Telur Ayam Ras eceran 4']);
  expect(rest).toEqual({ ignored });
});

test('figures before the names are figures', () => {
  expect(placed('17.500\tGula\n28.000\tTelur', sheet(0, 1)).entered).toEqual([
    'Gula Pasir eceran 17500',
    'Telur Ayam Ras eceran 28000',
  ]);
});

test('names and one figure: into the active column', () => {
  expect(placed('Gula 17.500\nSelamat pagi\nTelur: 28.000', sheet(0, 1)).entered).toEqual([
    'Gula Pasir eceran 17500',
    'Telur Ayam Ras eceran 28000',
  ]);
});

test('names that none of the rows has are names all the same: nothing goes by where it stands', () => {
  expect(placed('Kopi\t1\t2\nTeh\t3\t4')).toEqual({
    entered: [],
    ignored: ["2: 'Kopi' tidak ada di tabel ini", "2: 'Teh' tidak ada di tabel ini"],
  });
});

test('a name that comes twice, and a title', () => {
  expect(placed('Gula\t9\t2\ngula pasir\t3\t4\nTelur\t5\t6').ignored).toEqual([
    "2: 'Gula' ada lebih dari satu kali",
    "2: 'gula pasir' ada lebih dari satu kali",
  ]);
  expect(placed('Komoditi\tEceran\tHarga eceran\nGula\t1\t2')).toMatchObject({
    entered: [],
    ignored: ["1: Kolom 'Eceran' tidak dimasukkan", "1: Kolom 'Harga eceran' tidak dimasukkan"],
  });
});

test('ten thousand cells: what finds room is entered, the rest is counted', () => {
  const lines = Array.from({ length: 5000 }, (_, at) => `${14_000 + 7 * at}\t${13_000 + 7 * at}`);
  const { entered, ignored } = placed(lines.join('\n'));
  expect([entered.length, ignored]).toEqual([12, ['9988: 9.988 sel di luar tabel ini tidak dimasukkan']]);
});

test('five thousand names that nobody knows are reported one by one', () => {
  const lines = Array.from({ length: 5000 }, (_, at) => `Barang ${at}\t14.500`);
  expect(placed(lines.join('\n')).ignored).toHaveLength(5000);
});
