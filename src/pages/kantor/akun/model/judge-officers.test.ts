import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { namesOf, type Repairs } from '@/shared/office-file';
import type { Cell, Table } from '@/shared/spreadsheet';
import { readTable } from '@/shared/spreadsheet/read-table';
import { nothingSpecial } from '@/shared/spreadsheet/table';
import { judgeOfficers } from './judge-officers';
import { kolom } from './officer-spec';
import { lackedColumns, readOfficers } from './read-officers';
import { serverComplaints } from './sheet';

const places = namesOf([
  ...['Melak', 'Tering', 'Damai', 'Muara Lawa', 'Barong Tongkok', 'Sekolaq Darat', 'Linggang Bigung', 'Long Iram'],
]);

const tableOf = (rows: readonly (readonly Cell[])[], more: Partial<Table> = {}): Table => ({
  ...{ ...nothingSpecial, nama: '', lembar: [''] },
  ...more,
  rows,
});

async function outcomeOf(table: Table, repairs: Repairs = {}) {
  const read = await readOfficers(table, {});
  if ('refused' in read) throw new Error(read.refused);
  return {
    skipped: read.office.skipped.map(({ at, reason }) => `${at} ${reason}`),
    questions: read.isOpen ? read.office.questions.filter(({ isOptional }) => !isOptional).map(({ text }) => text) : [],
    rows: judgeOfficers(read.office.rows, repairs, places).map(({ nomor, isi, reasons, notes, asks }) => ({
      isi: `${nomor} | ${kolom.map((name) => isi[name]).join(' | ')}`,
      ...(Object.keys(reasons).length > 0 && { reasons }),
      ...(Object.keys(notes).length > 0 && { notes }),
      ...(Object.keys(asks).length > 0 && { asks }),
    })),
  };
}

const head = ['Nama Lengkap', 'Username', 'Email', 'No. HP', 'Kecamatan Tugas'];
const officer = (change: Partial<Record<'nama' | 'username' | 'email' | 'hp' | 'tempat', Cell>> = {}): Cell[] => [
  change.nama ?? 'Lusia Ngau',
  change.username ?? 'lusia',
  change.email ?? 'lusia@kubar.id',
  change.hp ?? '081234567890',
  change.tempat ?? 'Melak',
];

test('a list below a title is read row by row; whatever is wrong is named at its cell', async () => {
  const file = readFileSync(
    new URL('../../../../../tests/support/data/berkas/66-daftar-petugas-berjudul.xlsx', import.meta.url),
  );
  const read = await readTable(new Uint8Array(file));
  if ('refused' in read) throw new Error(read.refused);
  expect(await outcomeOf(read.table)).toEqual({
    ...{ skipped: [], questions: [] },
    rows: [
      {
        isi: '4 | Petugas Uji Satu | uji.satu | uji.satu@contoh.id | 081200000001 | Melak, Tering',
        reasons: { username: 'Sama dengan baris 7', email: 'Sama dengan baris 7' },
      },
      {
        isi: '5 | Petugas Uji Dua | uji dua | Uji.Dua@Contoh.ID | 081200000002 | Damai, Muara Lawa',
        reasons: {
          username: 'Username harus 3 sampai 30 huruf, angka, titik, tanda hubung, atau garis bawah',
        },
        asks: { username: ['uji.dua'] },
      },
      {
        isi: "6 | Petugas 'Uji' Tiga, S.P. | uji_tiga | uji.tiga@contoh.id | 081200000003 | Barong Tongkok, Sekolaq Darat",
      },
      {
        isi: '7 | Petugas Uji Empat | uji.satu | uji.satu@contoh.id | 081200000004 | Semua',
        reasons: {
          username: 'Sama dengan baris 4',
          email: 'Sama dengan baris 4',
          kecamatan: '“Semua” bukan nama kecamatan. Tulis kecamatan tugasnya satu per satu.',
        },
      },
      {
        isi: '8 | Petugas Uji Lima | uji.lima | uji.lima@contoh | 8.12E+10 | Linggang Bigung, Long Iram',
        reasons: {
          email: 'Email tidak benar',
          no_hp: 'Nomor ini disingkat oleh Excel. Tulis nomor lengkapnya.',
        },
      },
    ],
  });
});

test('letterhead, number column, total and signatures are no officers, and are counted', async () => {
  const rows = [
    ['PEMERINTAH KABUPATEN KUTAI BARAT'],
    ['DINAS KETAHANAN PANGAN'],
    [],
    ['No', 'Nama Petugas', 'Tempat/Tgl Lahir', 'User Name', 'E-mail', 'HP/WA', 'Wilayah Tugas'],
    [1, 2, 3, 4, 5, 6, 7],
    [1, 'Lusia Ngau', 'Melak, 3 Januari 1990', 'lusia', 'lusia@kubar.id', '(0812) 3456-7890', 'Melak'],
    [2, 'Bulan', 'Damai, 4 Mei 2001', 'bulan', 'bulan@kubar.id', '0812 3456 7891 (WA)', 'Kec. Damai'],
    ['JUMLAH', '', '', 2],
    [],
    ['', '', '', '', 'Sendawar, 3 Januari 2026'],
    ['', 'Mengetahui,', '', '', 'Kepala Dinas'],
    ['', 'Drs. Yulius', '', '', 'Ir. Maria'],
    ['', 'NIP. 19700101 199003 1 001', '', '', 'NIP. 19710101 199103 2 002'],
  ];
  const { rows: officers, skipped } = await outcomeOf(tableOf(rows));
  expect(officers.map(({ isi }) => isi)).toEqual([
    '6 | Lusia Ngau | lusia | lusia@kubar.id | 081234567890 | Melak',
    '7 | Bulan | bulan | bulan@kubar.id | 081234567891 | Damai',
  ]);
  expect(officers.every((row) => !('reasons' in row))).toBe(true);
  expect(skipped).toEqual([
    ...['5 nomor kolom', '8 jumlah', '10 keterangan', '11 keterangan', '12 keterangan', '13 keterangan'],
  ]);
});

test.each<[Parameters<typeof officer>[0], object]>([
  [{ hp: 81_200_000_000 }, { reasons: { no_hp: 'Nomor ini disingkat oleh Excel. Tulis nomor lengkapnya.' } }],
  [{ hp: '12' }, { reasons: { no_hp: 'No Hp harus terdiri dari 8 sampai 15 angka' } }],
  [{ hp: '' }, { reasons: { no_hp: 'No Hp harus diisi' } }],
  [{ hp: '-' }, { reasons: { no_hp: 'No Hp harus terdiri dari 8 sampai 15 angka' } }],
  [
    { hp: '081234567890 / 081298765432' },
    {
      reasons: { no_hp: 'Ada beberapa nomor di sel ini. Pilih satu.' },
      asks: { no_hp: ['081234567890', '081298765432'] },
    },
  ],
  [{ tempat: 'Melek' }, { notes: { kecamatan: '“Melek” dibaca Melak.' } }],
  [
    { tempat: 'Melak, Lawa' },
    {
      reasons: { kecamatan: 'Kecamatan tidak dikenal: Lawa. Maksudnya Muara Lawa?' },
      asks: { kecamatan: ['Melak, Muara Lawa'] },
    },
  ],
  [{ tempat: 'Samarinda' }, { reasons: { kecamatan: 'Kecamatan tidak dikenal: Samarinda.' } }],
  [{ tempat: ';' }, { reasons: { kecamatan: 'Petugas memerlukan sedikitnya satu kecamatan tugas' } }],
  [{ username: '' }, { reasons: { username: 'Username harus diisi' } }],
])('%j is %j', async (change, expected) => {
  const { rows } = await outcomeOf(
    tableOf([head, officer(change), officer({ nama: 'Bulan', username: 'bulan.satu' })]),
  );
  const { isi: _, ...first } = rows[0]!;
  expect(first).toMatchObject(expected);
});

test('a phone that two officers share is said, and stops nobody', async () => {
  const { rows } = await outcomeOf(tableOf([head, officer(), officer({ username: 'bulan', email: 'bulan@kubar.id' })]));
  expect(rows.map(({ notes, reasons }) => [notes, reasons])).toEqual([
    [{ no_hp: 'Sama dengan baris 3' }, undefined],
    [{ no_hp: 'Sama dengan baris 2' }, undefined],
  ]);
});

test('a cell that is put right is judged anew', async () => {
  const { rows } = await outcomeOf(tableOf([head, officer({ hp: '8.12E+10', username: 'lusia ngau' })]), {
    '2/no_hp': '0812 1111 2222',
    '2/username': 'lusia.ngau',
  });
  expect(rows).toEqual([{ isi: '2 | Lusia Ngau | lusia.ngau | lusia@kubar.id | 081211112222 | Melak' }]);
});

test('hidden rows are asked about', async () => {
  const table = tableOf([head, officer(), officer()], { hidden: { rows: [2], columns: [] } });
  expect((await outcomeOf(table)).questions).toEqual(['1 baris disembunyikan di berkas: baris 3.']);
});

describe('a list that lacks', () => {
  test('columns is filled in here, and says which titles it has', async () => {
    const read = await readOfficers(
      tableOf([
        ['Nama', 'HP', 'Kecamatan'],
        ['Lusia', '081234567890', 'Melak'],
      ]),
      {},
    );
    expect('office' in read && lackedColumns(read.office)).toBe(
      'Kolom Username, Email tidak ditemukan di berkas ini (kolomnya: Nama, HP, Kecamatan). Isi di sini, atau pilih kolomnya.',
    );
  });

  test.each<[readonly (readonly Cell[])[], RegExp]>([
    [[], /^Tidak ada baris judul kolom di 60 baris pertama lembar ini/],
    [[head], /^Lembar ini tidak berisi petugas\.$/],
    [[head, ['', '', '', '', '']], /^Lembar ini tidak berisi petugas\.$/],
    [[head, ...Array.from({ length: 501 }, () => officer())], /^Berkas ini berisi 501 petugas\. Paling banyak 500/],
  ])('officers, or has too many of them, is refused', async (rows, refused) => {
    expect(await readOfficers(tableOf(rows), {})).toEqual({ refused: expect.stringMatching(refused) });
  });
});

test('complaints of the server go to the rows of the file', async () => {
  const sent = [2, 5, 9].map((nomor) => ({ id: String(nomor), nomor }));
  const { rows, others } = serverComplaints(
    {
      '2.email': ['Baris 2, Email: Email sudah digunakan'],
      '3.username': ['Baris 3, Username: Sama dengan baris 1'],
      baris: ['Paling banyak 500 petugas sekali impor'],
    },
    sent,
  );
  expect([...rows]).toEqual([
    ['5', { email: 'Email sudah digunakan' }],
    ['9', { username: 'Sama dengan baris 2' }],
  ]);
  expect(others).toEqual(['Paling banyak 500 petugas sekali impor']);
});
