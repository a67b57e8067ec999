import { describe, expect, test } from 'vitest';
import type { Answers, Repairs } from '@/shared/office-file';
import { type Report, rowQuestions, rowsOf, sheet } from '../support/berkas/office.ts';
import { ONE, OTHER, type Rows, SUM, WEIGHING } from '../support/berkas/weighing.ts';

const POSYANDU = ['Desa', 'Posyandu', ...WEIGHING];
const TANAM = ['Desa', 'Poktan', 'Tanaman', 'Tanam', 'Puso'];
const ASKED = 'ditulis di beberapa baris. Bagaimana angkanya diambil?';
const ULU = `Melak Ulu ${ASKED} Melak Ulu:`;

describe('several rows of one subject', () => {
  test.each<[string, Report, string, Rows, string[]]>([
    [
      'are added where nothing speaks against it',
      ...(['timbang', 'Melak'] as const),
      [POSYANDU, ['Melak Ulu', 'Anggrek', ...ONE], ['Melak Ulu', 'Mawar', ...OTHER]],
      [`${ULU} Anggrek, baris 2, Mawar, baris 3 [rata-rata jumlah pertama] jumlah`],
    ],
    [
      'are added without their labelled sum',
      ...(['timbang', 'Melak'] as const),
      [POSYANDU, ['Melak Ulu', 'Anggrek', ...ONE], ['Melak Ulu', 'Mawar', ...OTHER], ['Melak Ulu', 'Jumlah', ...SUM]],
      [
        `${ULU} Anggrek, baris 2, Mawar, baris 3; Jumlah, baris 4 tidak ikut dihitung [rata-rata jumlah pertama] jumlah`,
      ],
    ],
    [
      'are added without a sum that has no label',
      ...(['timbang', 'Melak'] as const),
      [POSYANDU, ['Melak Ulu', '', ...SUM], ['Melak Ulu', 'Anggrek', ...ONE], ['Melak Ulu', 'Mawar', ...OTHER]],
      [`${ULU} Anggrek, baris 3, Mawar, baris 4; baris 2 tidak ikut dihitung [rata-rata jumlah pertama] jumlah`],
    ],
    [
      'have no answer in advance where one of them is no sum and has no label',
      ...(['timbang', 'Melak'] as const),
      [POSYANDU, ['Melak Ulu', '', ...OTHER], ['Melak Ulu', 'Anggrek', ...ONE], ['Melak Ulu', 'Mawar', ...OTHER]],
      [`${ULU} baris 2, Anggrek, baris 3, Mawar, baris 4 [rata-rata jumlah pertama] –`],
    ],
    [
      'have no answer in advance where one may be the sum of the others',
      ...(['timbang', 'Melak'] as const),
      [
        ['Desa', ...WEIGHING],
        ['Melak Ulu', ...ONE],
        ['Melak Ulu', ...OTHER],
        ['Melak Ulu', ...SUM],
      ],
      [`${ULU} baris 2, baris 3, baris 4 [rata-rata bagian jumlah pertama] –`],
    ],
    [
      'have no answer in advance where one is a copy',
      ...(['timbang', 'Melak'] as const),
      [
        ['Desa', ...WEIGHING],
        ['Melak Ulu', ...ONE],
        ['Melak Ulu', ...ONE],
      ],
      [`${ULU} baris 2, baris 3 [rata-rata jumlah pertama] –`],
    ],
    [
      'name plans and outcomes apart',
      ...(['timbang', 'Melak'] as const),
      [
        ['Desa', ...WEIGHING, 'Keterangan'],
        ['Melak Ulu', ...SUM, 'Target'],
        ['Melak Ulu', ...OTHER, 'Realisasi'],
      ],
      [`${ULU} Target, baris 2, Realisasi, baris 3 [baris/target baris/realisasi rata-rata jumlah pertama] –`],
    ],
    [
      'name weeks apart',
      ...(['harga', 'Melak'] as const),
      [
        ['Komoditi', 'Eceran', 'Grosir', 'Ket'],
        ['Kol', 13_000, 11_000, 'Minggu lalu'],
        ['Kol', 14_000, 12_000, 'Minggu ini'],
      ],
      [
        `Kol ${ASKED} Kol: Minggu lalu, baris 2, Minggu ini, baris 3 [baris/minggulalu baris/mingguini rata-rata pertama] –`,
      ],
    ],
    [
      'are kinds of padi beside their sum',
      ...(['luas', 'Barong Tongkok'] as const),
      [
        TANAM.filter((title) => title !== 'Poktan'),
        ['Mencimai', 'Padi Sawah', 10, 1],
        ['Mencimai', 'Padi Ladang', 5, 0],
        ['Mencimai', 'Padi', 15, 1],
      ],
      [
        `padi Mencimai ${ASKED} padi Mencimai: baris 2, baris 3; baris 4 tidak ikut dihitung [rata-rata jumlah pertama] jumlah`,
      ],
    ],
    [
      'of another period are none',
      ...(['harga', 'Melak'] as const),
      [
        ['Minggu', 'Komoditi', 'Eceran', 'Grosir'],
        ['III', 'Kol', 13_000, 11_000],
        ['IV', 'Kol', 14_000, 12_000],
      ],
      [],
    ],
  ])('%s', async (_what, report, place, rows, expected) => {
    expect(await rowQuestions(sheet(rows), report, place)).toEqual(expected);
  });

  const parts = (text: string) => `“jumlah ${text}, tanpa baris 4 yang sudah jumlahnya”`;
  const poktan = (total: number): Rows => [
    TANAM,
    ['Mencimai', 'Sido Maju', 'Jagung', 10, 1],
    ['Mencimai', 'Tani Jaya', 'Jagung', 5, 0],
    ['Mencimai', 'Total', 'Jagung', total, 1],
  ];
  const SUMS = `${parts('Sido Maju 10, Tani Jaya 5')} | ${parts('Sido Maju 1, Tani Jaya 0')}`;
  const target: Rows = [
    [...TANAM, 'Ket'],
    ['Mencimai', 'A', 'Jagung', 10, 1, 'Target'],
    ['Mencimai', 'A', 'Jagung', 5, 0, 'Realisasi'],
  ];
  const letter: Rows = [TANAM, ['Mencimai', 'A', 'Jagung', 'x10', 1], ['Mencimai', 'B', 'Jagung', 5, 0]];
  test.each<[string, Rows, Answers, Repairs, string[]]>([
    ['with a sum', poktan(15), { gabung: 'jumlah' }, {}, [`2 | jagung Mencimai | 15 1 | baru | ${SUMS}`]],
    [
      'with another sum',
      poktan(17),
      { gabung: 'jumlah' },
      {},
      [
        `2 | jagung Mencimai | 15 1 | tolak | ${SUMS} | Baris 4 menyebut jumlah 17, jumlah bagiannya 15. Mana yang benar?`,
      ],
    ],
    [
      'with another sum put right',
      poktan(17),
      { gabung: 'jumlah' },
      { '2+/luas_tanam': '17' },
      [`2 | jagung Mencimai | 17 1 | baru | ${SUMS}`],
    ],
    [
      'of which one part is put right',
      letter,
      { gabung: 'jumlah' },
      { '2/luas_tanam': '10' },
      ['2 | jagung Mencimai | 15 1 | baru | “jumlah A 10, B 5” | “jumlah A 1, B 0”'],
    ],
    [
      'of which the outcome is chosen',
      target,
      { gabung: 'baris/realisasi' },
      {},
      ['2 | jagung Mencimai | 10 1 | tolak | Yang diambil baris 3.', '3 | jagung Mencimai | 5 0 | baru'],
    ],
  ])('%s', async (_what, rows, answers, repairs, expected) => {
    expect(await rowsOf(sheet(rows), 'luas', 'Barong Tongkok', answers, repairs)).toEqual(expected);
  });

  test('a row of another period keeps none waiting', async () => {
    const rows = [
      ['Bulan', 'Desa', ...WEIGHING],
      ['Oktober', 'Melak Ulu', ...SUM],
      ['November', 'Melak Ulu', ...OTHER],
    ];
    expect(await rowsOf(sheet(rows), 'timbang', 'Melak')).toEqual([
      '2 | Melak Ulu | 30 23 7 0 0 | tolak | Baris ini untuk periode Oktober, bukan November 2026.',
      '3 | Melak Ulu | 20 15 5 0 0 | baru',
    ]);
  });

  test('a mean says what is doubtful about its parts', async () => {
    const rows = [
      ['Komoditi', 'Pasar', 'Satuan', 'Eceran', 'Grosir'],
      ['Kol', 'Subuh', 'kg', 14_000, 12_000],
      ['Kol', 'Olah Bebaya', 'karung', 700_000, 0],
    ];
    expect(await rowsOf(sheet(rows), 'harga', 'Melak', { gabung: 'rata-rata' })).toEqual([
      '2 | Melak Kol | 357000 6000 | baru | “rata-rata Subuh 14.000, Olah Bebaya 700.000” | “rata-rata Subuh 12.000, Olah Bebaya 0” | baris 3: Satuan di berkas karung, di daftar kg. Benar angkanya? | baris 3: Harga hanya Rp 0',
    ]);
  });
});
