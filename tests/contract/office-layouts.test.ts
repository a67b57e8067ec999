import { expect, test } from 'vitest';
import type { Answers } from '@/shared/office-file';
import { readCsv } from '@/shared/spreadsheet/read-csv';
import { imported, type Report, sheet } from '../support/berkas/office.ts';
import layouts from '../support/data/berkas/laporan/susunan.json' with { type: 'json' };

test.each(layouts)(
  '$what: no figure goes astray',
  async ({ into: [report, place = ''], nama, rows, answers, outcome }) => {
    const given: Answers = Object.fromEntries(Object.entries(answers));
    expect(await imported(sheet(rows, nama), report as Report, place, given)).toEqual(outcome);
  },
);

test('a line that its separator cuts into too many cells is refused', async () => {
  const table = readCsv(new TextEncoder().encode('Komoditi;Eceran;Grosir\nKol;14;000;12;000\n'));
  const { rows } = await imported(table, 'harga', 'Melak');
  expect(rows).toEqual([
    '2 | Melak Kol | 14 0 | tolak | Baris ini punya lebih banyak sel daripada judul kolomnya. Periksa pemisahnya di berkas.',
  ]);
});
