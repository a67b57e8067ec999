import { expect, test } from 'vitest';
import type { Lembar } from '#contract/summaries/cetakan.ts';
import { readSound } from '../../tests/support/api/files.ts';
import { zipTexts } from '../../tests/support/berkas/zip-texts.ts';
import { type Buku, writeWorkbook } from './workbook.ts';

const sheet = (judul: string): Lembar => ({
  ...{ judul, kecamatan_id: 1, jumlah: null, catatan: [] },
  kolom: [{ judul: 'Komoditi', kelompok: null, isi: 'teks' }],
  baris: [{ sel: ['Beras'], dilaporkan: true }],
});

const bookOf = (...names: string[]): Buku => ({
  ...{ judul: 'Laporan', wilayah: 'Kutai Barat', tanggal: '2026-11-26' },
  periode: { id: 1, nama_periode: 'Pekan', tanggal_mulai: null, tanggal_selesai: null },
  kantor: {
    ...{ revisi: 0, updated_at: null, logo_url: null, nama_dinas: '', alamat: '', telepon: '', tempat: '' },
    ...{
      kepala_nama: '',
      kepala_jabatan: '',
      kepala_pangkat: '',
      kepala_nip: '',
      kertas: 'A4',
      nama_situs: '',
      nama_pendek: '',
      warna: '',
      sumber_logo: 'bawaan',
      logo_situs_url: null,
    },
  },
  dicetak: { oleh: 'Marta', hari: '2026-11-26', jam: '09.30' },
  lembar: names.map((name) => sheet(`Kecamatan ${name}`)),
});

test('rows that stand again on each page are named with the sheet’s name in quotes', async () => {
  const bytes = await writeWorkbook(bookOf('Barong Tongkok', "Mu'ut"));
  await readSound(bytes);
  const workbook = zipTexts(bytes).get('xl/workbook.xml') ?? '';
  expect(workbook.match(/>'[^<]*/g)).toEqual([">'Barong Tongkok'!$7:$7", ">'Mu''ut'!$7:$7"]);
});

test.each([
  [
    ["'Long'", 'long', 'LONG'],
    ['Long', 'long 2', 'LONG 3'],
  ],
  [
    ['[A]:*?/\\', '***', ''],
    ['A', 'Lembar', 'Lembar 2'],
  ],
  [
    ['Q'.repeat(40), 'q'.repeat(40)],
    ['Q'.repeat(31), `${'q'.repeat(29)} 2`],
  ],
  [[`${'Q'.repeat(30)}' Ilir`], ['Q'.repeat(30)]],
  [[`${'Q'.repeat(30)}𠮷`], ['Q'.repeat(30)]],
  [
    ['R1C1', '12', 'A1 & <b>'],
    ['R1C1', '12', 'A1 & <b>'],
  ],
])('sheets of %j are called %j', async (names, called) => {
  const { sheets } = await readSound(await writeWorkbook(bookOf(...names)));
  expect(sheets.map(({ name }) => name)).toEqual(called);
});
