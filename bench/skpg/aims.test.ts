import { expect, test } from 'vitest';
import { missedAims } from './aims.ts';
import { monthsOf } from './board.ts';

const board = {
  month: { tahun: 2026, bulan: 10 },
  scheme: 'cilegon' as const,
  bytes: 1,
  first: 900,
  p95: 900,
  cpu: 900,
};
const printing = { report: 'a draft', format: 'pdf', bytes: 1, before: 900e6, wait: 900, ms: 1 };

test('aims are met up to the last millisecond and byte, and missed beyond', () => {
  expect(missedAims([{ ...board, ms: 150 }], [{ ...printing, first: 3000, more: 100e6 }])).toEqual([]);
  expect(missedAims([{ ...board, ms: 151 }], [{ ...printing, first: 3001, more: 101e6 }])).toEqual([
    '/api/kantor/skpg?tahun=2026&bulan=10&skema=cilegon: 150 ms, not 151',
    'a draft as pdf: 3000 ms, not 3001',
    'a draft as pdf: 100 MB more, not 101',
  ]);
});

test('the oldest month has a year of reports before it', () => {
  expect(monthsOf({ tahun: 2026, bulan: 11 })).toEqual([
    { tahun: 2026, bulan: 11 },
    { tahun: 2026, bulan: 10 },
    { tahun: 2025, bulan: 10 },
    { tahun: 2022, bulan: 12 },
  ]);
});
