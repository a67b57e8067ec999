import { expect, test } from 'vitest';
import { foundPeriodes } from './PeriodeTable';

const dates = { tanggal_mulai: null, tanggal_selesai: null };
const periodes = ['Januari 2026', 'Februari 2026', 'Diskon 50%'].map((nama_periode, id) => ({
  id,
  nama_periode,
  ...dates,
}));

test.each([
  ['nothing: all, newest first', '', [2, 1, 0]],
  ['a part of the name, whatever its case', 'UARI', [1, 0]],
  ['letters that a database reads as wildcards', '%', [2]],
  ['what no name holds', 'Maret', []],
])('searched for %s', (_name, search, ids) => {
  expect(foundPeriodes(periodes, search).map(({ id }) => id)).toEqual(ids);
});
