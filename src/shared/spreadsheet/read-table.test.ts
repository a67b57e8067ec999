import { writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { workbookFaults } from '../../../tests/support/berkas/workbook-faults';
import { readTable } from './read-table';
import { markAt, sheetLimits } from './table';
import { writeTable } from './write-table';

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string) =>
  Uint8Array.from([...`\ufeff${text}`].flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]));
const bytes = (...all: number[]) => Uint8Array.from(all);
const rowsIn = async (file: Uint8Array, lembar?: string) => {
  const read = await readTable(file, lembar);
  if ('refused' in read) throw new Error(read.refused);
  return read.table;
};

const HEAD = ['Komoditi', 'Harga Eceran'];
const book = (rows: (string | number | null | Date)[][], more: object = {}) =>
  writeXlsx({ sheets: [{ name: 'Isian', rows, ...more }] });

test.each([
  ['commas', utf8('Komoditi,Harga\nBeras,14500')],
  ['semicolons and decimal commas', utf8('Komoditi;Harga\nBeras;14500')],
  ['tabs', utf8('Komoditi\tHarga\nBeras\t14500')],
  ['a byte order mark', utf8('\ufeffKomoditi;Harga\r\nBeras;14500\r\n')],
  ["Excel's own word for the separator", utf8('sep=;\r\nKomoditi;Harga\r\nBeras;14500')],
  ['UTF-16, as Excel saves Unicode text', utf16('Komoditi\tHarga\r\nBeras\t14500')],
  ['blank lines behind', utf8('Komoditi;Harga\nBeras;14500\n;\n;\n')],
])('a CSV file with %s', async (_name, file) => {
  expect((await rowsIn(file)).rows).toEqual([
    ['Komoditi', 'Harga'],
    ['Beras', '14500'],
  ]);
});

test('a CSV file with decimal commas, quotes and letters of Windows', async () => {
  const file = bytes(...utf8('Desa;Ton\n"Muara; Kedang";14,5\nCaf'), 0xe9, ...utf8(';3,25'));
  expect((await rowsIn(file)).rows.slice(1)).toEqual([
    ['Muara; Kedang', '14,5'],
    ['Café', '3,25'],
  ]);
});

test('a CSV file in which texts are kept from being formulas', async () => {
  expect((await rowsIn(utf8("Komoditi;Ton\n'=Beras;1\n'-5;2\n'Gula';3"))).rows.slice(1)).toEqual([
    ['=Beras', '1'],
    ['-5', '2'],
    ["'Gula'", '3'],
  ]);
});

test.each(['_x0041_', 'Gula _x000D_', '_x005F_x0041_', '=1+1', ' Beras ', "l'a\n<b>&"])(
  'a text of a workbook that is made here is read as it is: %s',
  async (text) => {
    const columns = [{ width: 20, isQuiet: true }];
    const file = await writeTable([{ nama: 'Isian', rows: [[text], [text]], columns }]);
    expect((await rowsIn(file)).rows).toEqual([[text], [text]]);
  },
);

test('a workbook to be filled in is one that Excel opens without repairing it', async () => {
  const rows = [
    ['Desa', 'Ton'],
    ['Muara "Kedang"', 1],
    ["Mu'ut", null],
  ];
  const names = rows.slice(1).map(([name]) => String(name));
  const columns = [
    { width: 20, isQuiet: true, takes: { oneOf: names } },
    { width: 20, takes: { whole: true, says: 'Ton: isi bilangan bulat, 0 atau lebih.' } },
  ];
  const file = await writeTable([
    { nama: 'Isian', rows, columns },
    { nama: 'Kosong', rows: rows.slice(0, 1), columns: [{ width: 20, takes: { oneOf: [] } }] },
    { nama: 'Petunjuk', isText: true, rows: [['Isi kolom Ton.']], columns: [{ width: 90 }] },
  ]);
  expect(workbookFaults(file)).toEqual([]);
});

test('a workbook: numbers, texts, dates, formulas and merged cells, each as what it is', async () => {
  const rows = [
    HEAD,
    ['Beras', 14_500],
    ['Gula', '14.500'],
    ['Cabai', new Date(Date.UTC(2026, 4, 1))],
    ['A', null],
    [null, 0.1 + 0.2],
  ];
  const cells = new Map([
    ['1,1', { formula: 'A1*2', formulaResult: 29_000 }],
    ['4,1', { formula: 'A1*2' }],
  ]);
  const table = await rowsIn(await book(rows, { cells, merges: [{ startRow: 4, endRow: 5, startCol: 0, endCol: 0 }] }));
  expect(table.rows.slice(1)).toEqual([
    ['Beras', 29_000],
    ['Gula', '14.500'],
    ['Cabai', '2026-05-01'],
    ['A', null],
    ['A', 0.3],
  ]);
  expect([1, 3, 4].map((row) => table.marks.get(markAt(row, 1)))).toEqual(['rumus', 'tanggal', 'rumus-kosong']);
  expect(table.marks.get(markAt(5, 0))).toBe('gabung');
});

test('of several sheets the first that has anything in it is read, or the one that is asked for; hidden ones never', async () => {
  const file = await writeXlsx({
    sheets: [
      { name: 'Kosong', rows: [] },
      { name: 'Rahasia', rows: [['x']], hidden: true },
      { name: 'Mei', rows: [HEAD] },
      { name: 'Juni', rows: [['lain']] },
    ],
  });
  expect(await rowsIn(file)).toMatchObject({ nama: 'Mei', lembar: ['Kosong', 'Mei', 'Juni'], rows: [HEAD] });
  expect(await rowsIn(file, 'Juni')).toMatchObject({ nama: 'Juni', rows: [['lain']] });
});

test(`${sheetLimits.rows} rows are read, one more is said`, async () => {
  const rows = Array.from({ length: sheetLimits.rows }, (_, at) => [`B${at}`, at]);
  expect((await rowsIn(await book(rows))).rows).toHaveLength(sheetLimits.rows);
  const more = await readTable(utf8([...rows, ['x', 1]].map((row) => row.join(';')).join('\n')));
  expect(more).toEqual({ refused: 'Berkas ini berisi lebih dari 20.000 baris. Bagi menjadi beberapa berkas.' });
});

/** An archive whose directory says that its one part is this long. */
const archive = (name: string, size: number): Uint8Array => {
  const entry = new DataView(new ArrayBuffer(46 + name.length + 22));
  entry.setUint32(0, 0x02014b50, true);
  entry.setUint32(24, size, true);
  entry.setUint16(28, name.length, true);
  const all = new Uint8Array(entry.buffer);
  all.set(utf8(name), 46);
  const end = 46 + name.length;
  entry.setUint32(end, 0x06054b50, true);
  entry.setUint16(end + 10, 1, true);
  entry.setUint32(end + 16, 4, true);
  return bytes(0x50, 0x4b, 3, 4, ...all);
};
const OLD = bytes(0xd0, 0xcf, 0x11, 0xe0, ...utf8('W\0o\0r\0k\0b\0o\0o\0k\0'));
const locked = () =>
  writeXlsx({ sheets: [{ name: 'A', rows: [['x']] }], encryption: { password: 'rahasia', spinCount: 1 } });

test.each([
  ['nothing', bytes(), 'Berkas ini kosong.'],
  ['only blanks', utf8(';;\n;;\n'), 'Berkas ini kosong.'],
  ['zeros', bytes(0, 0, 0, 0), 'Berkas ini kosong.'],
  ['a PDF', utf8('%PDF-1.7 …'), 'Ini berkas PDF, bukan tabel. Pilih berkas .xlsx atau .csv.'],
  ['a photo', bytes(0xff, 0xd8, 0xff, 0xe0), 'Ini foto, bukan tabel. Pilih berkas .xlsx atau .csv.'],
  ['a page called .xls', utf8('\ufeff \n<html><table><tr><td>1'), 'Ini halaman web yang diberi nama seperti Excel.'],
  ['XML', utf8('<?xml version="1.0"?><Workbook>'), 'Ini berkas XML, bukan tabel.'],
  ['a workbook of 1997', OLD, 'Ini berkas Excel lama (.xls).'],
  ['a document of Word', archive('word/document.xml', 9), 'Ini dokumen Word, bukan tabel.'],
  ['a LibreOffice workbook', archive('content.xml', 9), 'Ini bukan berkas .xlsx.'],
  ['four gigabytes in a few bytes', archive('xl/worksheets/sheet1.xml', 4_000_000_000), 'Isi berkas ini terlalu besar'],
  ['an archive without its end', bytes(0x50, 0x4b, 3, 4, 9, 9), 'Berkas ini rusak atau terpotong.'],
  ['an archive with nothing of a workbook', archive('xl/x.xml', 9), 'Berkas ini rusak dan tidak dapat dibuka.'],
  ['noise', bytes(7, 0, 9, 0, 0, 3, 0, 0, 5), 'Berkas ini bukan tabel.'],
  ['a locked workbook', locked, 'Berkas ini dikunci dengan kata sandi.'],
  ['an empty workbook', () => book([]), 'Berkas ini kosong.'],
])('a file that is %s is refused with a sentence', async (_name, file, says) => {
  const read = await readTable(typeof file === 'function' ? await file() : file);
  expect(read).toEqual({ refused: expect.stringContaining(says) });
});

test('cells that show another number than they hold are marked, with what they show', async () => {
  const rows = [[0.667, 5, 842.25, 17_800, 1_209, 15_500, 0.5]];
  const formats = ['0.0%', '0.000', '#,##0.000', '#,##0', '#,##0,', '"Rp"#,##0.00', '0 "persen"'];
  const cells = new Map(formats.map((numFmt, column) => [`0,${column}`, { style: { numFmt } }]));
  const { marks, shown } = await rowsIn(await book(rows, { cells }));
  expect(formats.map((_, column) => marks.get(markAt(0, column)))).toEqual([
    'persen',
    'tampilan',
    undefined,
    undefined,
    'tampilan',
    undefined,
    undefined,
  ]);
  expect([...shown.values()]).toEqual(['5.000', '1']);
});

test.each([
  ['#,##0" kg"', '12,5 kg'],
  ['0.0\\ "kw"', '12,5 kw'],
  ['#,##0"/ons"', '12,5 /ons'],
  ['[$$-409]#,##0.00', '12,5 $'],
  ['0"%"', '12,5 %'],
  ['"Rp"#,##0;[Red]"Rp"\\ -#,##0', 12.5],
  ['_(* #,##0_);_(* \\(#,##0\\);_(* "-"??_);_(@_)', 12.5],
  ['0" anak"', 12.5],
  ['[$Rp-421] #,##0.0', 12.5],
])('a figure in the format %s is the text that people see, where that has a unit', async (numFmt, expected) => {
  const { rows } = await rowsIn(await book([[12.5]], { cells: new Map([['0,0', { style: { numFmt } }]]) }));
  expect(rows[0]?.[0]).toBe(expected);
});

test('hidden rows and columns are told', async () => {
  const rowDefs = new Map([[1, { hidden: true }]]);
  const file = await book([HEAD, ['Beras', 1]], { rowDefs, columns: [{}, { hidden: true }] });
  expect((await rowsIn(file)).hidden).toEqual({ rows: [1], columns: [1] });
});

test.each([
  [
    'comments with commas above semicolons',
    '# Sumber: Dinas, Kab. Kutai Barat, Kalimantan Timur\n# a, b, c\nPangan;Ton\nBeras;1,5\nGula;2,5\nKol;3,5',
  ],
  ['a letterhead with commas', 'Dinas Pangan, Kutai Barat\n\nPangan;Ton\nBeras;1,5'],
  ['commas in quotes', 'Pangan;Ton\n"Beras, Mayas, Lokal";1'],
])('the separator is that of the table: %s', async (_name, text) => {
  expect((await rowsIn(utf8(text))).rows.at(-1)).toHaveLength(2);
});
