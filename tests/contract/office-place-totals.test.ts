import { describe, expect, test } from 'vitest';
import { type Report, rowQuestions, rowsOf, sheet } from '../support/berkas/office.ts';
import { ONE, OTHER, type Rows, SUM, WEIGHING } from '../support/berkas/weighing.ts';

const TANAM = ['Desa', 'Tanaman', 'Tanam', 'Puso'];
const TOTAL = 'Ini jumlah kecamatan, atau desa Barong Tongkok?';

describe('the sum of a kecamatan', () => {
  test.each<[string, Report, string, Rows, string[]]>([
    [
      'has the name of a village',
      ...(['timbang', 'Barong Tongkok'] as const),
      [
        ['Desa', ...WEIGHING],
        ['BARONG TONGKOK', ...SUM],
        ['Mencimai', ...ONE],
        ['Geleo Asa', ...OTHER],
      ],
      [`BARONG TONGKOK, baris 2: sama dengan jumlah semua baris lain. ${TOTAL} [lewati desa] –`],
    ],
    [
      'stands beside the village of its name',
      ...(['timbang', 'Barong Tongkok'] as const),
      [
        ['Desa', ...WEIGHING],
        ['Barong Tongkok', ...ONE],
        ['Geleo Asa', ...OTHER],
        ['Mencimai', 1, 1, 0, 0, 0],
        ['Barong Tongkok', 31, 24, 7, 0, 0],
      ],
      [`Barong Tongkok, baris 5: sama dengan jumlah semua baris lain. ${TOTAL} [lewati desa] –`],
    ],
    [
      'may have a slip',
      ...(['timbang', 'Barong Tongkok'] as const),
      [
        ['Desa', ...WEIGHING],
        ['Sumber Sari', ...ONE],
        ['Geleo Asa', ...OTHER],
        ['Mencimai', 1, 1, 0, 0, 0],
        ['Barong Tongkok', 30, 24, 7, 0, 0],
      ],
      [`Barong Tongkok, baris 5: hampir sama dengan jumlah semua baris lain. ${TOTAL} [lewati desa] –`],
    ],
    [
      'is one of each crop',
      ...(['luas', 'Barong Tongkok'] as const),
      [
        TANAM,
        ...['Padi', 'Jagung'].flatMap((tanaman) => [
          ['Barong Tongkok', tanaman, 15, 0],
          ['Mencimai', tanaman, 5, 0],
          ['Geleo Asa', tanaman, 10, 0],
        ]),
      ],
      [`Barong Tongkok, baris 2, 5: sama dengan jumlah semua baris lain. ${TOTAL} [lewati desa] –`],
    ],
  ])('%s', async (_what, report, place, rows, expected) => {
    expect(await rowQuestions(sheet(rows), report, place)).toEqual(expected);
  });

  test('is left out, or is its village', async () => {
    const rows = [
      ['Desa', ...WEIGHING],
      ['BARONG TONGKOK', ...SUM],
      ['Mencimai', ...ONE],
      ['Geleo Asa', ...OTHER],
    ];
    const village = '2 | Barong Tongkok | 30 23 7 0 0 | baru';
    const others = ['3 | Mencimai | 10 8 2 0 0 | baru', '4 | Geleo Asa | 20 15 5 0 0 | baru'];
    const id = 'jumlah//barongtongkok';
    expect(await rowsOf(sheet(rows), 'timbang', 'Barong Tongkok', { [id]: 'lewati' })).toEqual(others);
    expect(await rowsOf(sheet(rows), 'timbang', 'Barong Tongkok', { [id]: 'desa' })).toEqual([village, ...others]);
  });
});
