import { expect, test } from 'vitest';
import { closeName, nameMatcher } from './match-name.ts';

const komoditi = [
  'Beras Premium',
  'Beras Medium',
  'Cabai Rawit Merah',
  'Cabai Keriting',
  'Telur Ayam Ras',
  'Gula Pasir',
].concat([
  'Minyak Goreng Kemasan 1',
  'Minyak Goreng Kemasan 2',
  'Bawang Merah',
  'Bawang Putih',
  'Daging Sapi',
  'Kol',
  'Tepung Terigu',
]);
const harga = [
  ['Harga Grosir', 'harga_grosir'],
  ['Harga Eceran', 'harga_eceran'],
];
const timbang = [
  'Jumlah Balita',
  'Berat Badan Naik',
  'Berat Badan Tidak Naik',
  'Dibawah Garis Merah',
  'Kasus Gizi Buruk',
];
const kampung = ['Melak Ulu', 'Melak Ilir', 'Linggang Melapeh', 'Linggang Melapeh Baru', "Mu'ut", 'Sang-Sang', 'Empas'];

/** The name that is meant; those that may be meant; null where none is. */
function meant(name: string, candidates: readonly (string | readonly string[])[]) {
  const called = (at: number) => [candidates[at]!].flat()[0];
  const match = nameMatcher(candidates)(name);
  if (match.is === 'one') return called(match.at);
  return match.is === 'asked' ? match.asks.map(called) : null;
}

test.each<readonly [string, string | readonly string[] | null]>([
  ['Beras Premium', 'Beras Premium'],
  ['BERAS  PREMIUM', 'Beras Premium'],
  ['beras-premium', 'Beras Premium'],
  ['Beras Premium (Rp/kg)', 'Beras Premium'],
  ['premium beras', 'Beras Premium'],
  ['brs prem', 'Beras Premium'],
  ['beras medum', 'Beras Medium'],
  ['Beras', ['Beras Premium', 'Beras Medium']],
  ['Beras SPHP', null],
  ['cabe rawit', 'Cabai Rawit Merah'],
  ['Cabe', ['Cabai Rawit Merah', 'Cabai Keriting']],
  ['merah', ['Cabai Rawit Merah', 'Bawang Merah']],
  ['Cabai Rawit Hijau', null],
  ['telor ayam', 'Telur Ayam Ras'],
  ['Telur (bebek)', null],
  ['gula', 'Gula Pasir'],
  ['gul', ['Gula Pasir']],
  ['teri', ['Tepung Terigu']],
  ['Bawan mrh', 'Bawang Merah'],
  ['gula pasr', 'Gula Pasir'],
  ['mnyk goreng kemasan 2', 'Minyak Goreng Kemasan 2'],
  ['Minyak goreng kemasan', ['Minyak Goreng Kemasan 1', 'Minyak Goreng Kemasan 2']],
  ['Minyak goreng kemasan 3', null],
  ['bwg merah', 'Bawang Merah'],
  ['Daging sapi has dalam', ['Daging Sapi']],
  ['kool', 'Kol'],
  ['Kopi', null],
  ['', null],
  ['x'.repeat(5000), null],
])('among commodities %j is %j', (name, expected) => {
  expect(meant(name, komoditi)).toEqual(expected);
});

test.each<readonly [string, string | readonly string[] | null]>([
  ['Hrg eceran', 'Harga Eceran'],
  ['Eceran (Rp)', 'Harga Eceran'],
  ['HARGA ECERAN (Rp/kg)', 'Harga Eceran'],
  ['harga_eceran', 'Harga Eceran'],
  ['HargaEceran', 'Harga Eceran'],
  ['grosir', 'Harga Grosir'],
  ['Harga', ['Harga Grosir', 'Harga Eceran']],
  ['Harga eceran pekan lalu', ['Harga Eceran']],
  ['Komoditi', null],
])('among prices %j is %j', (name, expected) => {
  expect(meant(name, harga)).toEqual(expected);
});

test.each<readonly [string, string | readonly string[] | null]>([
  ['Jml balita', 'Jumlah Balita'],
  ['BB naik', 'Berat Badan Naik'],
  ['BB tdk naik', 'Berat Badan Tidak Naik'],
  ['naik', ['Berat Badan Naik', 'Berat Badan Tidak Naik']],
  ['BGM', 'Dibawah Garis Merah'],
  ['Di bawah garis merah', 'Dibawah Garis Merah'],
  ['gizi buruk', 'Kasus Gizi Buruk'],
])('among counts %j is %j', (name, expected) => {
  expect(meant(name, timbang)).toEqual(expected);
});

test.each<readonly [string, string | readonly string[] | null]>([
  ['melak ulu', 'Melak Ulu'],
  ['Melak', ['Melak Ulu', 'Melak Ilir']],
  ['Linggang Melapeh', 'Linggang Melapeh'],
  ['Melapeh Baru', 'Linggang Melapeh Baru'],
  ['Muut', "Mu'ut"],
  ['Mu’ut', "Mu'ut"],
  ['sangsang', 'Sang-Sang'],
  ['Empass', 'Empas'],
  ['Muara Leban', null],
])('among villages %j is %j', (name, expected) => {
  expect(meant(name, kampung)).toEqual(expected);
});

test.each<readonly [string, string, boolean]>([
  ['Suka Maju', 'Sukamaju', true],
  ['Suka Maju', 'SUKA  MAJU', true],
  ['Suka Maju', 'Suka Majuu', true],
  ['Mencimai', 'Mencimei', true],
  ['Suka Maju I', 'Suka Maju II', false],
  ['Suka Maju II', 'Suka Maju 2', false],
  ['Suka Maju VII', 'Suka Maju VIII', false],
  ['Suka Maju', 'Suka Maju I', false],
  ['Melak Ulu', 'Melak Ilir', false],
])('%s is close to %s: %s', (name, other, isClose) => {
  expect(closeName(name, other)).toBe(isClose);
});
