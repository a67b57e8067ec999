import { expect, test } from 'vitest';
import { missingSentence, missingTitle, nameOfMissing } from './missing-words';

const dibuat = new Date(2026, 10, 12, 8, 10).getTime();
const noted = (label: string, isTried = false) => ({ key: label, userId: 1, entity: 'harga', label, dibuat, isTried });
const missing = (isClosed: boolean, ...labels: string[]) => ({
  userId: 1,
  rows: labels.map((label) => noted(label)),
  isClosed,
  isUnsure: false,
});

test('a lost row is named with its time, and that the server may have it', () => {
  expect([nameOfMissing(noted('Harga Beras')), nameOfMissing(noted('Harga Beras', true))]).toEqual([
    'Harga Beras, disimpan 12 Nov 2026 08.10',
    'Harga Beras, disimpan 12 Nov 2026 08.10 (mungkin sudah terkirim)',
  ]);
});

test.each([
  [false, '1 data yang belum terkirim hilang dari perangkat ini'],
  [true, '1 data yang belum terkirim tidak dapat dibaca dari perangkat ini'],
])('of a device that does not open: %s, it is said: %s', (isClosed, sentence) => {
  expect(missingTitle(missing(isClosed, 'Beras'))).toBe(sentence);
});

test('of thousands the first are noted: it is said that they are not all', () => {
  const lost = { ...missing(false, ...Array.from({ length: 1_000 }, (_, at) => `Baris ${at}`)), isMore: true };
  expect(missingTitle(lost)).toBe('Lebih dari 1.000 data yang belum terkirim hilang dari perangkat ini');
  expect(missingSentence(lost)).toContain('; 998 data lain; isi kembali');
});

const at = (name: string) => `${name}, disimpan 12 Nov 2026 08.10`;

test.each([
  [missing(false, 'A'), `1 data yang belum terkirim hilang dari perangkat ini: ${at('A')}; isi kembali`],
  [
    missing(false, 'A', 'B'),
    `2 data yang belum terkirim hilang dari perangkat ini: ${at('A')}; ${at('B')}; isi kembali`,
  ],
  [
    missing(true, 'A', 'B', 'C', 'D'),
    `4 data yang belum terkirim tidak dapat dibaca dari perangkat ini: ${at('A')}; ${at('B')}; 2 data lain; jangan hapus data aplikasi`,
  ],
])('two names are said, the others counted (%#)', (lost, sentence) => {
  expect(missingSentence(lost)).toBe(sentence);
});
