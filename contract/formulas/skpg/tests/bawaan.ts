import type { AmbangTeks } from '../ambang.ts';
import type { SkemaSkpg, UkuranSkpg } from '../label.ts';

/** A row of the table of thresholds as it ships. */
export interface AmbangBawaan extends AmbangTeks {
  skema: SkemaSkpg;
  ukuran: UkuranSkpg;
  sumber: string;
  /** No text of a law or a report was at hand that says so. */
  perluKonfirmasi: boolean;
}

const permentan = { skema: 'permentan', sumber: 'Permentan 43/2010', perluKonfirmasi: true } as const;
const kami = { skema: 'permentan', sumber: 'Ketetapan aplikasi ini', perluKonfirmasi: true } as const;
const cilegon = { skema: 'cilegon', sumber: 'SKPG Kota Cilegon 2026', perluKonfirmasi: false } as const;

const minyakDanTelur = { ...cilegon, aman: '< 5', waspada: '≥ 5 dan ≤ 15', rentan: '> 15' } as const;

/** What an office begins with, as the migration writes it (tests/api/kantor/skpg.test.ts; docs/decisions/0041); how scores add up in the first scheme stands in none of its sources. */
export const ambangBawaan: readonly AmbangBawaan[] = [
  { ...permentan, ukuran: 'tanam', aman: '≥ 5', waspada: '≥ -5 dan < 5', rentan: '< -5' },
  { ...permentan, ukuran: 'puso', aman: '< -5', waspada: '≥ -5 dan < 5', rentan: '≥ 5' },
  { ...permentan, ukuran: 'beras', aman: '< 5', waspada: '≥ 5 dan ≤ 20', rentan: '> 20' },
  { ...permentan, ukuran: 'nd', aman: '> 90', waspada: '≥ 80 dan ≤ 90', rentan: '< 80' },
  { ...permentan, ukuran: 'bgm', aman: '< 5', waspada: '≥ 5 dan ≤ 10', rentan: '> 10' },
  { ...kami, ukuran: 'ketersediaan', aman: '< 4', waspada: '≥ 4 dan < 5', rentan: '≥ 5' },
  { ...kami, ukuran: 'pemanfaatan', aman: '< 4', waspada: '≥ 4 dan < 5', rentan: '≥ 5' },
  { ...kami, ukuran: 'komposit', aman: '< 5', waspada: '≥ 5 dan < 7', rentan: '≥ 7' },
  { ...cilegon, ukuran: 'beras', aman: '< 5', waspada: '≥ 5 dan ≤ 10', rentan: '> 10' },
  { ...minyakDanTelur, ukuran: 'minyak' },
  { ...minyakDanTelur, ukuran: 'telur' },
  { ...cilegon, ukuran: 'akses', aman: '≥ 8', waspada: '≥ 6 dan < 8', rentan: '< 6' },
  {
    ...{ ...cilegon, ukuran: 'bgm', aman: '< 10', waspada: '≥ 10 dan ≤ 15', rentan: '> 15' },
    // Of another measure there: whether it may stand for BGM/D somebody has to say.
    ...{ sumber: `${cilegon.sumber}, yang menilai balita gizi kurang dan buruk`, perluKonfirmasi: true },
  },
  { ...cilegon, ukuran: 'komposit', aman: '≥ 6', waspada: '≥ 4 dan < 6', rentan: '< 4' },
];
