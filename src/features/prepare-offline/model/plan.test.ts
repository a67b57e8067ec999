import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { periodeQuestions, questionsOf } from './plan';

beforeAll(() => vi.stubGlobal('window', { location: { origin: 'https://lumbung.test' } }));
afterAll(() => vi.unstubAllGlobals());

const ids = (...all: number[]) => all.map((id) => ({ id }));
const year = {
  'harga-pangan': ids(1, 2, 3),
  'ketersediaan-pangan': ids(11, 12),
  'timbang-balita': ids(21, 22),
  'luas-tanam': ids(31, 32),
};
const none = { 'harga-pangan': [], 'ketersediaan-pangan': [], 'timbang-balita': [], 'luas-tanam': [] };

const asked = (...question: Parameters<typeof questionsOf>) =>
  questionsOf(...question).map(({ address }) => address.replace('https://lumbung.test/api', ''));

test('rulings 29: names, villages and the last two periods of one sub-district, the newest first', () => {
  expect(asked([7], year)).toEqual([
    '/komoditi?limit=10000',
    '/pangan?limit=10000',
    '/desa-kelurahan?kecamatan_id=7&limit=10000',
    '/nama-lain?limit=10000',
    '/harga-pangan?kecamatan_id=7&periode_harga_pangan_id=3&limit=200',
    '/harga-pangan-kutai-barat?periode_harga_pangan_id=3&limit=200',
    '/ketersediaan-pangan?kecamatan_id=7&periode_ketersediaan_pangan_id=12&limit=200',
    '/ketersediaan-pangan?periode_ketersediaan_pangan_id=12&limit=200',
    '/timbang-balita?kecamatan_id=7&periode_timbang_balita_id=22&limit=200',
    '/luas-lahan?kecamatan_id=7&periode_luas_tanam_id=32&limit=200',
    '/harga-pangan?kecamatan_id=7&periode_harga_pangan_id=2&limit=200',
    '/harga-pangan-kutai-barat?periode_harga_pangan_id=2&limit=200',
    '/ketersediaan-pangan?kecamatan_id=7&periode_ketersediaan_pangan_id=11&limit=200',
    '/ketersediaan-pangan?periode_ketersediaan_pangan_id=11&limit=200',
    '/timbang-balita?kecamatan_id=7&periode_timbang_balita_id=21&limit=200',
    '/luas-lahan?kecamatan_id=7&periode_luas_tanam_id=31&limit=200',
  ]);
});

test.each([
  ['one period of a kind has none before it', [7], { ...none, 'harga-pangan': ids(1) }, 6],
  ['without any period there are names and villages', [7, 8], none, 5],
  ['an officer without a sub-district enters the regency’s prices', [], year, 7],
  ['three sub-districts', [1, 2, 3], year, 34],
  ['all sixteen', Array.from({ length: 16 }, (_, id) => id + 1), year, 151],
])('%s', (_name, tugas, periodes, count) => {
  const addresses = asked(tugas, periodes);
  expect(addresses).toHaveLength(count);
  expect(new Set(addresses).size).toBe(count);
});

test('the periods are asked for as pickers and tables ask', () => {
  expect(Object.values(periodeQuestions()).map(({ address }) => address)).toEqual([
    'https://lumbung.test/api/periode-harga-pangan?limit=10000',
    'https://lumbung.test/api/periode-ketersediaan-pangan?limit=10000',
    'https://lumbung.test/api/periode-timbang-balita?limit=10000',
    'https://lumbung.test/api/periode-luas-tanam?limit=10000',
  ]);
});
