import { expect, test } from 'vitest';
import { foundPeriodes } from './PeriodeTable';

const TODAY = '2026-11-20';
const named = [
  ['Januari 2026', '2026-01-01'],
  ['Februari 2026', '2026-02-01'],
  ['Diskon 50%', null],
  ['Januari 2027', '2027-01-01'],
  ['Februari 2027', '2027-02-01'],
] as const;
const periodes = named.map(([nama_periode, tanggal_mulai], id) => ({
  ...{ id, nama_periode, tanggal_mulai, tanggal_selesai: null },
}));

test.each([
  ['nothing: all that have begun, newest first, then those ahead', '', [2, 1, 0, 3, 4]],
  ['a part of the name, whatever its case', 'UARI', [1, 0, 3, 4]],
  ['letters that a database reads as wildcards', '%', [2]],
  ['what no name holds', 'Maret', []],
])('searched for %s', (_name, search, ids) => {
  expect(foundPeriodes(periodes, search, TODAY).map(({ id }) => id)).toEqual(ids);
});
