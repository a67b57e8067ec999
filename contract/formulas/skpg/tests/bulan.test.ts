import { expect, test } from 'vitest';
import { bulanTerakhir, geserBulan, kunciBulan, samaBulan } from '../bulan.ts';

test('months go on across years', () => {
  expect(geserBulan({ tahun: 2026, bulan: 1 }, -1)).toEqual({ tahun: 2025, bulan: 12 });
  expect(geserBulan({ tahun: 2026, bulan: 12 }, 1)).toEqual({ tahun: 2027, bulan: 1 });
  expect(bulanTerakhir({ tahun: 2026, bulan: 2 }, 3).map(kunciBulan)).toEqual(['2025-12', '2026-01', '2026-02']);
  expect(samaBulan({ tahun: 2026, bulan: 2 }, { tahun: 2026, bulan: 2 })).toBe(true);
  expect(samaBulan({ tahun: 2026, bulan: 2 }, { tahun: 2025, bulan: 2 })).toBe(false);
});
