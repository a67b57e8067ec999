import { expect, test } from 'vitest';
import chat from '../../../../../tests/support/data/berkas/33-tempel-dari-whatsapp.txt?raw';
import bars from '../../../../../tests/support/data/berkas/36-tempel-tabel-word-dan-web.txt?raw';
import figures from '../../../../../tests/support/data/berkas/37-tempel-aneh.txt?raw';
import { placeBlock } from '../place-block';
import { planBlock } from '../plan-block';
import { readBlock } from '../read-block';
import type { Sheet } from '../sheet';
import { type Outcome, outcome } from './outcome';

const RUPIAH = 'Rp. ';
const names = 'Beras Premium,Beras Medium,Cabai Rawit,Cabai Keriting,Bawang Merah,Telur Ayam Ras,Gula Pasir'.split(',');
const more = 'Minyak Goreng Kemasan,Daging Sapi,Kangkung,Tomat,Ikan Haruan,Tempe,Kol'.split(',');
const melak: Sheet = {
  rows: [...names, ...more].map((nama) => ({ key: nama, nama })),
  columns: [
    { figure: 'eceran', names: ['Harga Eceran'], kind: 'whole', unit: RUPIAH },
    { figure: 'grosir', names: ['Harga Grosir'], kind: 'whole', unit: RUPIAH },
  ],
  at: { row: 0, column: 0 },
};

/** Everything that a pasted text comes to: figures, questions, and what is not taken. */
function pasted(text: string) {
  const { lines, unread, isList } = readBlock(text, melak.columns);
  const plan = planBlock(lines, melak, isList);
  const { typed, ignored } = placeBlock(plan, melak, plan.targets);
  return {
    doubt: plan.doubt,
    entered: typed.map((one) => [`${one.key} ${one.figure}`, outcome(one.text, 'whole', RUPIAH)]),
    left: [...ignored.map(({ sentence }) => sentence), ...unread.map((line) => `'${line.text}': ${line.sentence}`)],
  };
}

const ONE = 'tidak dimasukkan. Isi satu angka saja';
const UNREAD = 'tidak terbaca nama dan angkanya';
const LOW = 'angkanya terlalu kecil untuk harga. Tulis lengkap, misalnya 75.000 atau 75rb';

test('no line of a chat vanishes: each is entered, asked about, or not taken with its reason', () => {
  expect(pasted(chat)).toEqual({
    doubt: 'Sebagian baris tidak menyebut kolomnya.',
    entered: [
      ['Beras Premium eceran', 17_800],
      ['Beras Medium eceran', 15_500],
      ['Cabai Rawit eceran', 95_000],
      ['Cabai Keriting eceran', [65_000]],
      ['Gula Pasir eceran', 19_000],
      ['Gula Pasir grosir', 18_000],
      ['Kangkung eceran', [5_000]],
      ['Ikan Haruan eceran', 75_000],
      ['Ikan Haruan grosir', 70_000],
      ['Tempe eceran', [2_500]],
    ],
    left: [
      "'Bw merah' tidak ada di tabel ini",
      `Telur Ayam Ras, Harga Eceran: '2 x 16.000' ${ONE}`,
      "'Minyak goreng kemasan 2 liter' belum jelas: maksudnya Minyak Goreng Kemasan?",
      `Daging Sapi, Harga Eceran: '150.000 - 160.000' ${ONE}`,
      "Kol, Harga Eceran: '12.ooo' tidak dimasukkan. Ada huruf O di antara angka. Ganti dengan angka nol",
      "Tomat: 'kosong', tidak ada yang diisi",
      `'[26/11/26 08.10] Petugas Uji: Assalamualaikum, harga hari ini Kamis 26 Nopember 2026': ${UNREAD}`,
      `'Terima kasih 🙏 0812-0000-0001': ${UNREAD}`,
    ],
  });
});

test('a table of Word or the web is certain, with blanks around its bars or without', () => {
  expect(pasted(bars)).toEqual({
    doubt: null,
    entered: [
      ['Beras Premium eceran', 17_800],
      ['Beras Premium grosir', 16_900],
      ['Telur Ayam Ras eceran', 32_000],
      ['Telur Ayam Ras grosir', 30_000],
    ],
    left: [],
  });
});

const both = { 'Kol eceran': 75_000, 'Kol grosir': 70_000 };
const about = { 'Kol eceran': [65_000] };
const left = (cell: string, why: string) => `Kol, Harga Eceran: '${cell}' tidak dimasukkan. ${why}`;

test.each<readonly [string, Record<string, Outcome> | string]>([
  ['Kol ± 65.000', about],
  ['Kol: kurleb 65rb', about],
  ['Kol 65rban', about],
  ['Kol 65-an ribu', about],
  ['Kol 65rb-an', about],
  ['Kol +- 65rb', about],
  ['Kol ~65.000', about],
  ['Kol kisaran 65 ribuan', about],
  ['Kol < 65rb', left('< 65rb', 'Isi bilangan bulat')],
  ['Kol : 12ooo', left('12ooo', 'Ada huruf O di antara angka. Ganti dengan angka nol')],
  ['Kol l2.000', left('l2.000', 'Ada huruf yang mirip angka satu. Ganti dengan angka 1')],
  ['Kol eceran 75rb grosir 70rb', both],
  ['Kol: grosir 70.000, ecer 75.000', both],
  ['Kol e: 75rb g: 70rb', both],
  ['Kol 75rb (E) / 70rb (G)', both],
  ['Kol 75rb/kg (eceran), 70rb/kg (grosir)', both],
  ['Kol grosir 70rb', { 'Kol grosir': 70_000 }],
  ['Kol 75rb/70rb', both],
  ['Kol 75/70', `'Kol 75/70': ${LOW}`],
  ['Kol 95', `'Kol 95': ${LOW}`],
  ['Kol 100 g', `'Kol 100 g': ${LOW}`],
  ['Kol 17 rb 500', { 'Kol eceran': [17_500] }],
  ['Kol 17 500', { 'Kol eceran': 17_500 }],
  ['Kol: 16rb-17rb', left('16rb-17rb', 'Isi satu angka saja')],
  ['Kol 16.000 s/d 17.000', left('16.000 s/d 17.000', 'Isi satu angka saja')],
  ['Kol 16.000 x 2', left('16.000 x 2', 'Isi satu angka saja')],
  ['Kol: 1 kg 17.800', "'Kol 1 kg' belum jelas: maksudnya Kol?"],
  ['Kol 47.000/2 liter', left('47.000/2 liter', 'Isi satu angka saja')],
  ['Kol 17.800 (naik 500)', left('17.800 (naik 500)', 'Isi satu angka saja')],
  ['Kol 17.800 (naik)', { 'Kol eceran': [17_800] }],
  ['Kol ~16.000~ 17.000', left('~16.000~ 17.000', 'Isi satu angka saja')],
  ['Kol tidak ada', "Kol: 'tidak ada', tidak ada yang diisi"],
  ['Kol 12rb, Tomat 20rb', left('12rb, Tomat 20rb', 'Isi satu angka saja')],
  ['Kol: 0812-3456-7890', `'Kol: 0812-3456-7890': ${UNREAD}`],
  ['Hub +62 812 3456 7890', `'Hub +62 812 3456 7890': ${UNREAD}`],
  ['Pukul 08.00 WITA', `'Pukul 08.00 WITA': ${UNREAD}`],
  ['*Kol* 75rb/70rb 🔺', both],
  ['1️⃣ Kol 🥬 75.000 | 70.000', both],
  ['➡️Kol: Rp.75.000/Kg & Rp.70.000/Kg', both],
  ['3)_Kol_ 75.000,- / 70.000,-', both],
  ['[08.10, 26/11/2026] Ani: Kol 75rb/70rb', both],
  ['[26/11/26, 08.10.22] ~ Ani: Kol 75rb/70rb', both],
  ['26/11/26 08.10 - +62 812-0000-0001: Kol 75rb/70rb', both],
  ['11/26/26, 8:10\u202fPM - Ani: Kol 75rb/70rb', both],
])('a line of another chat: %j', (line, result) => {
  const { entered, left: sentences } = pasted(`Telur 32.000\n${line}`);
  const own = Object.fromEntries(entered.slice(1));
  expect(typeof result === 'string' ? sentences : own).toEqual(typeof result === 'string' ? [result] : result);
});

test.each<readonly [string, string, Record<string, Outcome>, readonly string[]]>([
  [
    'a heading for each price',
    '*Harga eceran:*\nKol 75rb\n*Harga grosir 26/11/26*\nKol 70rb',
    both,
    [`'*Harga eceran:*': ${UNREAD}`, `'*Harga grosir 26/11/26*': ${UNREAD}`],
  ],
  ['a heading for both', 'Grosir / eceran\nKol 70rb/75rb', both, [`'Grosir / eceran': ${UNREAD}`]],
  [
    'a heading of another week',
    'Harga minggu lalu\nKol 70rb\nHarga minggu ini\nKol 75rb',
    { 'Kol eceran': 75_000 },
    [
      `'Harga minggu lalu': ${UNREAD}`,
      "'Kol 70rb': tertulis di bawah 'Harga minggu lalu'",
      `'Harga minggu ini': ${UNREAD}`,
    ],
  ],
  ['names and prices in turn', 'Kol\n75rb\nTomat\nRp 20.000', { 'Kol eceran': 75_000, 'Tomat eceran': 20_000 }, []],
  [
    'lines that nobody can read',
    'Kol 75rb naik 500\nTomat (lihat foto 2)\nTempe 5.000/4.000',
    { 'Tempe eceran': 5_000, 'Tempe grosir': 4_000 },
    [left('75rb naik 500', 'Isi satu angka saja'), `'Tomat (lihat foto 2)': ${LOW}`],
  ],
  ['bars without a blank', 'Kol|75.000|70.000\nTomat | 20.000 | ', { ...both, 'Tomat eceran': 20_000 }, []],
  ['bars of Markdown', '|Bahan|Grosir|Eceran|\n|:--|--:|--:|\n|**Kol**|70.000|75.000|', both, []],
  [
    'bars of another length',
    'Komoditi|Eceran|Grosir\nKol|75.000|70.000\nTomat|20.000',
    { ...both, 'Tomat eceran': 20_000 },
    [],
  ],
  ['semicolons', 'Komoditi;Eceran;Grosir\nKol;75.000;70.000;\nTomat;20.000', { ...both, 'Tomat eceran': 20_000 }, []],
  ['a frame of signs', '+-----+--------+\n| Kol | 75.000 |\n+-----+--------+', { 'Kol eceran': 75_000 }, []],
])('%s', (_name, text, entered, sentences) => {
  const result = pasted(text);
  expect([Object.fromEntries(result.entered), result.left]).toEqual([entered, sentences]);
});

const WHOLE = 'Isi bilangan bulat';
const DECIMAL = 'Isi angka, dengan koma untuk desimal';
const SINGLE = 'Isi satu angka saja';
const same = (result: Outcome): readonly [Outcome, Outcome] => [result, result];
const neither = [WHOLE, DECIMAL] as const;

/** The lines of the file, as a price and as tons. */
const strange: readonly (readonly [Outcome, Outcome])[] = [
  same(14_500),
  same(14_500),
  same(14_500),
  same([14_500]),
  same(14_500),
  same(14_500),
  same(SINGLE),
  neither,
  neither,
  same('Angka ini disingkat oleh Excel. Lebarkan kolomnya, lalu salin lagi'),
  same(SINGLE),
  same('Angka tidak boleh kurang dari 0'),
  same('Angka terlalu panjang'),
  same(14_500),
  same([14_500]),
  neither,
  same(14_500),
  same(SINGLE),
  same([14_500]),
  same([14_500]),
  same(14_500),
  same(SINGLE),
  neither,
  same([15_000]),
  same(14_500),
  same(1_200_000),
  neither,
  neither,
  same(null),
];

test('each strange figure is read, asked about or refused, and never a thousand times off', () => {
  const lines = figures.trimEnd().split('\n');
  expect(lines.map((line) => [line, outcome(line, 'whole', RUPIAH), outcome(line, 'decimal', 'Ton')])).toEqual(
    lines.map((line, at) => [line, ...(strange[at] ?? [])]),
  );
});
