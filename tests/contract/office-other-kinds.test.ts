import { describe, expect, test } from 'vitest';
import { imported, type Report, rowQuestions, rowsOf, sheet } from '../support/berkas/office.ts';

const H = ['Komoditi', 'Eceran', 'Grosir'];
const KOL = ['Kol', 13_000, 11_000];
const TOMAT = ['Tomat', 14_000, 12_000];
const W = ['Desa', 'D', 'N', 'T', 'BGM', 'Gizi Buruk'];
const EMPAS = ['Empas', 30, 20, 8, 1, 0];
const ILIR = ['Melak Ilir', 40, 30, 9, 1, 0];
const L = ['Desa', 'Komoditas', 'Tanam', 'Puso'];
const S = ['Pangan', 'Kebutuhan', 'Ketersediaan', 'Harga'];
const BERAS = ['Beras', 10, 20, 16_500];

type Rows = Parameters<typeof sheet>[0];
const placeOf = (report: Report) => (report === 'luas' ? 'Barong Tongkok' : 'Melak');
const asksOf = async (report: Report, rows: Rows, nama?: string) =>
  (await imported(sheet(rows, nama), report, placeOf(report))).asks;

describe('titles that speak of other figures', () => {
  test.each<[Report, string]>([
    ...[
      'HARGA PRODUSEN',
      'Harga pembelian pedagang',
      'PREDIKSI HARGA',
      'PERUBAHAN HARGA',
      'DAFTAR HET',
      'PASAR MURAH',
    ].map((title): [Report, string] => ['harga', title]),
    ...['HARGA TERTINGGI', 'HARGA POKOK PRODUKSI', 'RATA-RATA HARGA BULAN NOVEMBER 2026', 'Tgl 16'].map(
      (title): [Report, string] => ['harga', title],
    ),
    ...['HARGA RATA-RATA PROVINSI KALIMANTAN TIMUR', 'Wilayah: Kalimantan Timur'].map((title): [Report, string] => [
      'harga',
      title,
    ]),
    ['harga', 'HARGA RATA-RATA KABUPATEN KUTAI BARAT'],
    ['ketersediaan', 'NERACA PANGAN KABUPATEN KUTAI BARAT'],
    ['ketersediaan', 'NERACA PANGAN BULAN NOVEMBER 2026'],
    ['ketersediaan', 'CADANGAN PANGAN PEMERINTAH DAERAH'],
    ['luas', 'LUAS TAMBAH TANAM MINGGU III NOVEMBER 2026'],
    ['luas', 'LUAS TANAM S/D 30 NOVEMBER 2026'],
    ['luas', 'MUSIM TANAM OKMAR 2026/2027'],
    ...['SASARAN BALITA', 'PERSENTASE D/S', 'BALITA GAKIN', 'PENIMBANGAN IBU HAMIL', 'DATA BALITA LAKI-LAKI'].map(
      (title): [Report, string] => ['timbang', title],
    ),
    ...[
      'BALITA 0-23 BULAN',
      'Umur 6 s/d 11 bln',
      'PENIMBANGAN BADUTA',
      'POSYANDU MAWAR',
      'Nama Posyandu : Melati 2',
    ].map((title): [Report, string] => ['timbang', title]),
  ])('%s below “%s” is asked about', async (report, title) => {
    const tables = {
      harga: [H, KOL],
      ketersediaan: [S, BERAS],
      luas: [L, ['Mencimai', 'Padi', 10, 0]],
      timbang: [W, EMPAS],
    };
    const asks = await asksOf(report, [[title], [], ...tables[report as keyof typeof tables]]);
    expect(asks[0]).toContain(title.replace(/^Nama /, ''));
  });

  test.each<[Report, string[]]>([
    ['ketersediaan', ['NERACA PANGAN MINGGU KE-4 NOVEMBER TAHUN 2026']],
    ['ketersediaan', ['NERACA PANGAN KABUPATEN KUTAI BARAT', 'KECAMATAN MELAK']],
    ['harga', ['HARGA RATA-RATA MINGGU KE-4 BULAN NOVEMBER 2026']],
    ['kabupaten', ['HARGA RATA-RATA KABUPATEN KUTAI BARAT']],
    ['harga', ['DAFTAR HARGA PANGAN KABUPATEN KUTAI BARAT']],
    ['luas', ['Periode 1 s/d 30 November 2026']],
    ['timbang', ['JUMLAH DAN PERSENTASE BALITA DITIMBANG']],
    ['timbang', ['POSYANDU WILAYAH KERJA PUSKESMAS MELAK']],
    ['timbang', ['HASIL PENIMBANGAN BALITA 0-59 BULAN']],
    ['timbang', ['Balita usia 0 – 5 tahun']],
    ['timbang', ['BALITA LAKI-LAKI DAN PEREMPUAN']],
    ['timbang', ['HASIL POSYANDU KECAMATAN MELAK']],
    ['timbang', ['LAPORAN POSYANDU NOVEMBER 2026']],
    ['timbang', ['BAYI DAN BALITA']],
    ['timbang', ['BULAN PENIMBANGAN NOVEMBER 2026']],
  ])('%s below %j is not', async (report, titles) => {
    const tables = {
      harga: [H, KOL],
      kabupaten: [H, KOL],
      ketersediaan: [S, BERAS],
      luas: [L, ['Mencimai', 'Padi', 10, 0]],
      timbang: [W, EMPAS],
    };
    const lines = titles.map((title) => [title]);
    expect(await asksOf(report, [...lines, [], ...tables[report as keyof typeof tables]])).toEqual([]);
  });

  test.each<[string, Report]>([
    ['Target', 'timbang'],
    ['Perempuan', 'timbang'],
    ['Kukar', 'harga'],
    ['Minggu Lalu', 'harga'],
    ['Rata-rata Kabupaten', 'harga'],
  ])('a worksheet called “%s” is asked about', async (nama, report) => {
    expect(await asksOf(report, report === 'harga' ? [H, KOL] : [W, EMPAS], nama)).not.toEqual([]);
  });

  test('columns of one sex are asked about', async () => {
    const head = ['Desa', 'D (L)', 'N (L)', 'T (L)', 'BGM (L)', 'Gizi Buruk (L)'];
    expect(await asksOf('timbang', [head, EMPAS])).toEqual([expect.stringContaining('menyebut “D (L)”')]);
  });

  test.each(['Data per 13 November 2026', '*) Harga masih memakai harga minggu lalu', 'Catatan: hanya pasar besar'])(
    'a line below the table is asked about: “%s”',
    async (line) => {
      expect(await asksOf('harga', [H, KOL, [], [line]])).toEqual([expect.stringContaining(line)]);
    },
  );

  test('one question names all that speaks of other figures', async () => {
    const rows = [['HARGA PRODUSEN'], [], H, KOL, [], ['Catatan: hanya pasar besar']];
    const [question] = await rowQuestions(sheet(rows), 'harga', 'Melak');
    expect(question).toContain('berjudul “HARGA PRODUSEN”');
    expect(question).toContain('Juga: “Catatan: hanya pasar besar”');
  });

  test('signatures and sources below a table are not', async () => {
    const foot = [
      ['Sumber: Survei pasar, November 2026'],
      ['Dibuat di Sendawar, pada tanggal 1 Desember 2026'],
      ['Sendawar, 30 November 2026'],
      ['Mengetahui,'],
      ['Kepala Dinas'],
    ];
    expect(await asksOf('harga', [H, KOL, [], ...foot])).toEqual([]);
  });

  test('boys in one block and girls in the next are all children: they are several rows of one village', async () => {
    const girls = ['Empas', 12, 10, 2, 0, 0];
    const asks = await asksOf('timbang', [['LAKI-LAKI'], W, EMPAS, [], ['PEREMPUAN'], W, girls]);
    expect(asks).toEqual([expect.stringContaining('Empas ditulis di beberapa baris')]);
  });

  test('a plan below what was done, in the same columns, is asked about', async () => {
    const block = [L, ['Mencimai', 'Padi', 10, 1]];
    const [first] = await asksOf('luas', [['REALISASI TANAM'], ...block, [], ['TARGET TANAM'], ...block]);
    expect(first).toContain('TARGET TANAM');
  });
});

describe('lines between the rows', () => {
  test.each([
    ...['16/11/2026', '2026-11-16', '16-22/11/2026', 'Tgl 16', 'Senin, 16/11/2026'].map((text) => [text]),
    ['16/11/2026', '16/11/2026', '16/11/2026'],
    ['Tanggal', '16/11/2026'],
  ])('rows below the date of another week are not taken: %s %s', async (...line) => {
    const rows = [H, line.filter((text) => typeof text === 'string'), KOL, ['23/11/2026'], TOMAT];
    expect(await rowsOf(sheet(rows), 'harga', 'Melak')).toEqual(['5 | Melak Tomat | 14000 12000 | baru']);
  });

  test.each<[Report, string, readonly (readonly (string | number)[])[]]>([
    ['harga', 'Tingkat Produsen', [H, KOL, ['Tingkat Produsen'], TOMAT]],
    ['harga', 'HET', [H, KOL, ['HET'], TOMAT]],
    ['harga', 'Rata-rata Kabupaten', [H, KOL, ['Rata-rata Kabupaten'], TOMAT]],
    ['harga', 'Provinsi Kalimantan Timur', [H, KOL, ['Provinsi Kalimantan Timur'], TOMAT]],
    ['timbang', 'Baduta', [W, ILIR, ['Baduta'], EMPAS]],
    ['timbang', 'Perempuan', [W, ['Laki-laki'], ILIR, ['Perempuan'], EMPAS]],
    ['timbang', 'Keluarga miskin', [W, ILIR, ['Keluarga miskin'], EMPAS]],
    ['luas', 'RENCANA', [L, ['Geleo Asa', 'Padi', 3, 0], ['RENCANA'], ['Mencimai', 'Padi', 10, 0]]],
  ])('%s: a row below “%s” is doubtful', async (report, title, rows) => {
    const judged = await rowsOf(sheet(rows.map((row) => [...row])), report, placeOf(report));
    expect(judged.at(-1)).toContain(`Di bawah judul “${title}”. Benar angkanya?`);
  });

  test('what was done below a plan is not', async () => {
    const rows = [L, ['RENCANA'], ['Mencimai', 'Padi', 10, 0], ['REALISASI'], ['Geleo Asa', 'Padi', 3, 0]];
    const judged = await rowsOf(sheet(rows), 'luas', 'Barong Tongkok');
    expect(judged.at(-1)).toBe('5 | padi Geleo Asa | 3 0 | baru');
  });

  test('a time, a place and a village that stand once hold for the blanks below them', async () => {
    const weeks = [
      ['Tanggal', ...H],
      ['16/11/2026', ...KOL],
      ['', ...TOMAT],
    ];
    expect((await rowsOf(sheet(weeks), 'harga', 'Melak'))[1]).toContain('Baris ini untuk periode 16/11/2026');
    const villages = [L, ['Mencimai', 'Padi', 10, 0], ['Balok Asa', '', '', ''], ['', 'Jagung', 3, 0]];
    expect((await rowsOf(sheet(villages), 'luas', 'Barong Tongkok'))[1]).toContain('| Balok Asa | 3 0 | tolak');
    const places = [
      ['Kecamatan', ...L],
      ['Barong Tongkok', 'Mencimai', 'Padi', 10, 0],
      ['Tering', '', '', '', ''],
      ['', 'Sumber Sari', 'Padi', 3, 0],
    ];
    expect((await rowsOf(sheet(places), 'luas', 'Barong Tongkok'))[1]).toContain('Tering bukan kecamatan tugas Anda.');
  });
});
