import { describe, expect, test } from 'vitest';
import type { Cell } from '@/shared/spreadsheet';
import { rowsOf, sheet } from '../support/berkas/office.ts';

type Rows = readonly (readonly Cell[])[];

describe('a unit that is not the list’s', () => {
  const BELOW = 'Eceran di bawah harga grosir (Rp 510.000)';
  const UNIT = 'Satuan di berkas karung, di daftar kg. Benar angkanya?';

  test.each<[string, Rows, string]>([
    [
      'is asked about beside another doubt',
      [
        ['Komoditi', 'Satuan', 'Eceran', 'Grosir'],
        ['Kol', 'karung', 500_000, 510_000],
      ],
      `2 | Melak Kol | 500000 510000 | baru | ${UNIT} ${BELOW}`,
    ],
    [
      'is asked about where a title names it',
      [
        ['Komoditi', 'Eceran (Rp/kg)', 'Grosir'],
        ['Minyak Goreng Kemasan', 20_000, 19_000],
      ],
      '2 | Melak Minyak Goreng Kemasan | 20000 19000 | baru | Satuan di berkas kg, di daftar liter. Benar angkanya?',
    ],
    [
      'is asked about where a title names another amount',
      [
        ['Komoditi', 'Eceran (Rp/50 kg)', 'Grosir'],
        ['Kol', 700_000, 12_000],
      ],
      '2 | Melak Kol | 700000 12000 | baru | Satuan di berkas 50 kg, di daftar kg. Benar angkanya?',
    ],
    [
      'is none where a title names both',
      [
        ['Komoditi', 'Eceran (Rp/kg/ltr)', 'Grosir'],
        ['Minyak Goreng Kemasan', 20_000, 19_000],
      ],
      '2 | Melak Minyak Goreng Kemasan | 20000 19000 | baru',
    ],
  ])('%s', async (_what, rows, expected) => {
    expect(await rowsOf(sheet(rows), 'harga', 'Melak')).toEqual([expected]);
  });
});
