import { describe, expect, test } from 'vitest';
import { type Report, rowsOf, sheet } from '../support/berkas/office.ts';

const H = ['Komoditi', 'Eceran', 'Grosir'];
const KOL = ['Kol', 13_000, 11_000];
const W = ['Desa', 'D', 'N', 'T', 'BGM', 'Gizi Buruk'];
const EMPAS = ['Empas', 30, 20, 8, 1, 0];
const L = ['Desa', 'Komoditas', 'Tanam', 'Puso'];
const S = ['Pangan', 'Kebutuhan', 'Ketersediaan', 'Harga'];
const BERAS = ['Beras', 10, 20, 16_500];
const placeOf = (report: Report) => (report === 'luas' ? 'Barong Tongkok' : 'Melak');

describe('remarks and columns beside a row', () => {
  test.each([
    ['per ikat', true],
    ['harga per karung 50 kg', true],
    ['harga minggu lalu', true],
    ['perkiraan pedagang', true],
    ['harga Pasar Tering', true],
    ['tgl 16/11/2026', true],
    ['Minggu III', true],
    ['harga bulan Oktober', true],
    ['HET', true],
    ['tidak ada di pasar', true],
    ...['isi 5 kg', '5 kg', 'ons', '1 bal', 'karung 50 kg', 'seharusnya 15.000', 'harga grosir', 'data 2025'].map(
      (remark): [string, boolean] => [remark, true],
    ),
    ...['harga Samarinda', 'per tgl 10', 'tidak disurvei', 'Lama'].map((remark): [string, boolean] => [remark, true]),
    ...['pasokan dari Samarinda', 'harga Kutai Barat', 'per tgl 25', 'Pak Budi', 'kualitas bagus', 'kg'].map(
      (remark): [string, boolean] => [remark, false],
    ),
    ['harga per kg', false],
    ['stok 20 karung', false],
    ['naik dari minggu lalu', false],
    ['harga minggu ini', false],
    ['Pasar Melak', false],
    ['pesanan katering', false],
  ])('a price with the remark “%s” beside it is doubtful: %s', async (remark, isDoubtful) => {
    const [row] = await rowsOf(
      sheet([
        [...H, 'Keterangan'],
        [...KOL, remark],
      ]),
      'harga',
      'Melak',
    );
    expect(row?.includes(`Keterangan di berkas: “${remark}”. Benar angkanya?`)).toBe(isDoubtful);
  });

  test.each<[Report, string, boolean]>([
    ...['kg', 'per tahun', 'GKG', 'data kabupaten'].map((remark): [Report, string, boolean] => [
      'ketersediaan',
      remark,
      true,
    ]),
    ['ketersediaan', 'ton', false],
    ...['m2', 'luas baku', 'gagal panen 3 ha'].map((remark): [Report, string, boolean] => ['luas', remark, true]),
    ['luas', 'hujan', false],
    ...['gabung dengan Melak Ulu', '3 dari 5 posyandu'].map((remark): [Report, string, boolean] => [
      'timbang',
      remark,
      true,
    ]),
  ])('%s with the remark “%s” is doubtful: %s', async (report, remark, isDoubtful) => {
    const tables = { ketersediaan: [S, BERAS], luas: [L, ['Mencimai', 'Padi', 10, 0]], timbang: [W, EMPAS] };
    const [head = [], row = []] = tables[report as keyof typeof tables];
    const [text] = await rowsOf(
      sheet([
        [...head, ''],
        [...row, remark],
      ]),
      report,
      placeOf(report),
    );
    expect(text?.includes(`Keterangan di berkas: “${remark}”. Benar angkanya?`)).toBe(isDoubtful);
  });

  test.each([
    ['Volume', 5, true],
    ['Volume', 1, false],
    ['Kemasan', '5 kg', true],
  ])('a price in the column %s with %s beside it is doubtful: %s', async (title, amount, isDoubtful) => {
    const rows = [
      ['Komoditi', title, 'Eceran', 'Grosir'],
      ['Kol', amount, 13_000, 11_000],
    ];
    const [row] = await rowsOf(sheet(rows), 'harga', 'Melak');
    expect(row?.includes('Keterangan di berkas')).toBe(isDoubtful);
  });

  test.each([
    ['Umur', '0-23', 'Umur 0-23'],
    ['Jenis Kelamin', 'L', 'Jenis Kelamin L'],
    ['L/P', 'P', 'L/P P'],
    ['Kategori', 'Baduta', 'Baduta'],
  ])('children of the column %s with %s are doubtful', async (title, value, remark) => {
    const rows = [
      ['Desa', title, ...W.slice(1)],
      ['Empas', value, ...EMPAS.slice(1)],
    ];
    const [row] = await rowsOf(sheet(rows), 'timbang', 'Melak');
    expect(row).toContain(`Keterangan di berkas: “${remark}”. Benar angkanya?`);
  });

  test('the kind of a price beside both prices is a remark', async () => {
    const rows = [
      ['Komoditi', 'Jenis Harga', 'Eceran', 'Grosir'],
      ['Kol', 'Konsumen', 13_000, 11_000],
      ['Tomat', 'Produsen', 14_000, 12_000],
    ];
    expect(await rowsOf(sheet(rows), 'harga', 'Melak')).toEqual([
      '2 | Melak Kol | 13000 11000 | baru',
      '3 | Melak Tomat | 14000 12000 | baru | Keterangan di berkas: “Produsen”. Benar angkanya?',
    ]);
  });
});
