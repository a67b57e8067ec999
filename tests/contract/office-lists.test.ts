import { describe, expect, test } from 'vitest';
import { listSource } from '@/features/import-laporan/model/list/list-source';
import { readFile } from '@/features/import-laporan/model/read-file';
import { withoutTwins } from '@/features/import-laporan/model/twins/twins';
import { berkasProduk } from '@/features/manage-produk';
import type { Answers, Repairs } from '@/shared/office-file';
import type { Cell, Table } from '@/shared/spreadsheet';
import { nothingSpecial } from '@/shared/spreadsheet/table';
import { tableOf } from '../support/berkas/office.ts';

const sheet = (rows: readonly (readonly Cell[])[]): Table => ({ ...nothingSpecial, nama: '', lembar: [''], rows });

const stored = (judul: string, satuan: string) => ({
  title: judul,
  values: { judul, stok: 3, satuan, harga: 80_000, status: 'aktif', jenis_produk: 'bumbu', deskripsi: 'Dari kebun' },
  change: () => ({ remove: [], keeps: false }),
});
const produk = {
  ...berkasProduk,
  rows: [stored('Cabai Rawit', 'kg'), stored('Beras Adan', 'ton')],
  asNew: { says: 'Produk baru perlu foto.', label: 'Tambah', to: '', state: () => ({}) },
};

/** Each row with its values, its kind, and all that is said about it. */
async function produkIn(table: Table, answers: Answers = {}, repairs: Repairs = {}) {
  const source = listSource(produk);
  const options = { answers, repairs, place: undefined, signal: new AbortController().signal };
  const read = await readFile(table, source, await source.prepare(), options);
  if ('refused' in read) throw new Error(read.refused);
  const rows = withoutTwins(read.rows, source.columns, answers, (raw) => read.judge(raw, undefined), repairs);
  return rows.map(({ raw, kind, values, reasons, doubts, asks }) => [
    `${raw.at} | ${raw.cells['judul']} | ${values['stok'] ?? ''} | ${values['satuan'] ?? ''} | ${values['harga'] ?? ''} | ${kind}`,
    ...Object.entries({ ...reasons, ...doubts }).map(([name, says]) => `${name}: ${says}`),
    ...Object.entries(asks).map(([name, all]) => `${name}? ${all.join(' ')}`),
  ]);
}

const UNIT = 'satuan: Satuan Panen: pilih kg, ton, sak, pcs, bungkus.';
const NEW = ': Produk baru perlu foto.';

describe('a farmer’s products', () => {
  test('are read row by row, with what is wrong at its cell and twins named on both rows', async () => {
    const twin = (at: number) => `: Sama dengan baris ${at}. Kosongkan atau ubah nama salah satunya.`;
    expect(await produkIn(await tableOf('70-daftar-produk-petani.csv'))).toEqual([
      ['2 | Cabai Rawit | 10 | kg | 95000 | tolak', twin(8)],
      ['3 | Madu Kelulut 🍯 | 12 | botol | 150000 | foto', UNIT, NEW],
      ['4 | Gula Aren 1/2 kg | 30 | bungkus | 25000 | foto', NEW],
      ['5 | Beras "Mayas" |  | ton | 18500 | foto', 'stok: Isi bilangan bulat', NEW],
      [
        '6 | Pisang Kepok |  | sisir |  | foto',
        'stok: “habis”: maksudnya 0?',
        'harga: Isi bilangan bulat',
        UNIT,
        NEW,
        'stok? 0',
      ],
      ['7 |  | 5 | kg | 10000 | tolak', 'judul: Judul belum diisi.'],
      ['8 | Cabai Rawit | 4 | kg | 90000 | tolak', twin(2)],
    ]);
  });

  test('of which one twin has lost its name change by the other', async () => {
    const rows = await produkIn(await tableOf('70-daftar-produk-petani.csv'), {}, { '8/judul': '' });
    expect([rows[0], rows[6]]).toEqual([
      ['2 | Cabai Rawit | 10 | kg | 95000 | ubah'],
      ['8 |  | 4 | kg | 90000 | tolak', 'judul: Judul belum diisi.'],
    ]);
  });

  test.each<[Cell[], string[]]>([
    [['Cabai Rawit', '500 gram', 'kg', '90rb'], ['stok: Isi dalam kg']],
    [['Cabai Rawit', 5, 'Kilogram', 'Rp 90.000,-/Kg'], []],
    [
      ['Cabai Rawit', 5, null, 'Rp95.000/sak'],
      ['harga: Harga di berkas per sak, satuannya kg. Tulis harga per kg.', 'harga? 95000'],
    ],
    [['Cabai Rawit', 5, 'ton', 95_000], ['satuan: Satuan di berkas ton, di daftar kg. Benar satuannya?']],
    [['Beras Adan', '2 ton', '', 95_000], []],
    [['Beras Adan', 2, '', 1], ['harga: Harga hanya Rp 1']],
    [['Beras Adan', '2 kg', '', 95_000], ['stok: Isi dalam ton']],
    [
      ['Cabai Rawit', 'kosong', 'kg', 'kosong'],
      ['stok: “kosong”: maksudnya 0?', 'harga: Harga: isi angkanya, bukan “kosong”.', 'stok? 0'],
    ],
  ])('%j says %j', async (row, expected) => {
    const [[, ...says] = []] = await produkIn(sheet([['Nama Barang', 'Persediaan', 'Satuan', 'Harga Jual (Rp)'], row]));
    expect(says).toEqual(expected);
  });

  test('keep the lines of their descriptions, and remarks that speak of totals', async () => {
    const rows = await produkIn(
      sheet([
        ['Nama Produk', 'Harga', 'Keterangan'],
        ['Cabai Rawit', 80_000, 'Dari kebun'],
        ['Beras Adan', 80_000, 'Jumlah terbatas'],
        ['JUMLAH', 160_000, null],
      ]),
    );
    expect(rows.map(([row]) => row)).toEqual([
      '2 | Cabai Rawit |  |  | 80000 | sama',
      '3 | Beras Adan |  |  | 80000 | ubah',
    ]);
  });

  test.each<[string, Cell[], Cell[], string[]]>([
    [
      'is not the stored one',
      ['Nama Produk', 'Stok (kg)', 'Harga (Rp/kg)'],
      ['Beras Adan', 2000, 16_000],
      [
        'stok: Stok di berkas dalam kg, satuannya ton. Tulis dalam ton.',
        'harga: Harga di berkas per kg, satuannya ton. Tulis harga per ton.',
        'stok? 2',
        'harga? 16000000',
      ],
    ],
    ['is the stored one', ['Nama Produk', 'Stok (Kg)', 'Harga per kg'], ['Cabai Rawit', 5, 90_000], []],
    [
      'is not the one of the line',
      ['Nama Produk', 'Stok dalam kg', 'Satuan', 'Harga'],
      ['Cabai Rawit', 5, 'sak', 90_000],
      [
        'stok: Stok di berkas dalam kg, satuannya sak. Tulis dalam sak.',
        'satuan: Satuan di berkas sak, di daftar kg. Benar satuannya?',
        'stok? ',
      ],
    ],
    ['gives way to the cell’s own', ['Nama Produk', 'Stok (kg)'], ['Beras Adan', '2 ton'], []],
    [
      'is of a package',
      ['Nama Produk', 'Stok', 'Harga (Rp/karung)'],
      ['Cabai Rawit', 5, 900_000],
      ['harga: Harga di berkas per karung, satuannya kg. Tulis harga per kg.', 'harga? '],
    ],
    [
      'has an amount',
      ['Nama Produk', 'Harga (Rp/10 kg)'],
      ['Cabai Rawit', 900_000],
      ['harga: Harga di berkas per 10 kg, satuannya kg. Tulis harga per kg.', 'harga? '],
    ],
  ])('whose title names a unit that %s', async (_what, head, row, expected) => {
    const answers = Object.fromEntries(
      ['stokkg', 'hargarpkg', 'hargarpkarung', 'hargarp10kg', 'stokdalamkg'].map((title) => [
        `kolom/${title}`,
        title.startsWith('stok') ? 'stok' : 'harga',
      ]),
    );
    const [[, ...says] = []] = await produkIn(sheet([head, row]), answers);
    expect(says).toEqual(expected);
  });

  test('a figure put right is in the row’s own unit', async () => {
    const rows = sheet([
      ['Nama Produk', 'Stok (kg)'],
      ['Beras Adan', 2000],
    ]);
    expect(await produkIn(rows, {}, { '2/stok': '2' })).toEqual([['2 | Beras Adan | 2 |  |  | ubah']]);
  });
});
