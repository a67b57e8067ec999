import { expect, test } from 'vitest';
import { plainDecimal } from '#contract/format.ts';
import koordinat from '../../../../../tests/support/data/berkas/80-koordinat-untuk-ditempel.txt?raw';
import { measuredDegrees } from './measured';
import { offerFor } from './offer';
import { readDegrees, readTitik, type Titik } from './read-titik';

const MELAK = ['-0.2361', '115.8842'] as const;

const read = (text: string) => {
  const reading = readTitik(text);
  return reading.is === 'titik' ? [reading.titik.lat, reading.titik.lang] : reading.sentence;
};

const OUTSIDE = 'Titik ini di luar Kecamatan Melak';
const outside = ({ lat, lang }: Titik) =>
  Math.hypot(Number(lat) + 0.2361, Number(lang) - 115.8842) < 0.1 ? null : OUTSIDE;

/** The point of a text, or its refusal, and the point that is proposed instead of it in Melak. */
function readInMelak(text: string) {
  const reading = readTitik(text);
  if (reading.is === 'refused') return reading.sentence;
  const { lat, lang } = reading.titik;
  const offer = offerFor(reading.titik, outside);
  if (offer === null) return [lat, lang];
  const { instead, says } = offer;
  return [lat, lang, says, ...(instead ? [instead.titik.lat, instead.titik.lang] : [])];
}

const HOW = 'Di peta, tekan lama titik lahannya, lalu salin angka koordinatnya ke sini.';
const ABROAD = 'Titik ini tidak berada di Indonesia';
const SIGN = 'Periksa tanda minusnya. Maksudnya -0.2361, 115.8842?';
const SWAPPED = 'Latitude dan longitude tampaknya tertukar. Maksudnya -0.2361, 115.8842?';

/** The entries of the file, in its order. */
const results: readonly (string | readonly string[])[] = [
  MELAK,
  MELAK,
  MELAK,
  MELAK,
  ['-0.2361111', '115.8841944'],
  MELAK,
  ['115.8842', '-0.2361', SWAPPED, ...MELAK],
  MELAK,
  ['0', '115.7', `${OUTSIDE}.`],
  ['0.0000', '115.7000', `${OUTSIDE}.`],
  ['0.0', '115.7', `${OUTSIDE}.`],
  ['0.7303', '115.3056', `${OUTSIDE}.`],
  MELAK,
  MELAK,
  `Tautan pendek tidak memuat koordinat. Buka dulu tautannya. ${HOW}`,
  MELAK,
  MELAK,
  MELAK,
  ['-0.2361079', '115.8840154'],
  ['0.7639375', '103.8841875', `${OUTSIDE}.`],
  MELAK,
  MELAK,
  MELAK,
  ['-0.23610000000000003', '115.88420000000001'],
  'Titik atau koma desimalnya hilang. Salin lagi koordinatnya, misalnya -0.2361, 115.8842',
  ['0.2361', '115.8842', `${OUTSIDE}. ${SIGN}`, ...MELAK],
  'Salah satu angka harus lintang, paling besar 90 derajat. Salin lagi koordinatnya, misalnya -0.2361, 115.8842',
  ['-0.2361', '-115.8842', `${ABROAD}. ${SIGN}`, ...MELAK],
];

test('what farmers paste is read, asked about or refused with advice', () => {
  const entries = koordinat.trimEnd().split('\n---\n');
  expect(entries.map((text) => [text, readInMelak(text)])).toEqual(entries.map((text, at) => [text, results[at]]));
});

test.each([
  ['115.8842, 0.2361', ['115.8842', '0.2361', SWAPPED, ...MELAK]],
  ['-115.8842, 0.2361', ['-115.8842', '0.2361', `${ABROAD}. ${SIGN}`, ...MELAK]],
  ['-0.5, 117.1', ['-0.5', '117.1', `${OUTSIDE}.`]],
  ['48.85, 2.35', ['48.85', '2.35', `${ABROAD}.`]],
])('%s, far from Melak, is asked', (text, result) => {
  expect(readInMelak(text)).toEqual(result);
});

test.each([
  // Decimals.
  '-0.2361 115.8842',
  '-0,2361 115,8842',
  '-0,2361,115,8842',
  '-0,2361,115.8842',
  '-.2361, 115.8842',
  '[-0.2361; 115.8842]',
  '-0.2361 / 115.8842',
  '\u200e-0.2361\u00a0,\u2009115.8842',
  '-٠.٢٣٦١, ١١٥.٨٨٤٢',
  '－０．２３６１，１１５．８８４２',
  '-2.361e-1, 1.158842e+2',
  'Titik lahan saya: -0.2361, 115.8842 ya',
  'Melak, Kutai Barat -0.2361, 115.8842',
  'Long Iram -0.2361, 115.8842',
  '-0.2361, 115.8842 ± 5 m',
  '-0.2361, 115.8842, 42 m',
  '-00.2361, 0115.8842',
  // Sides.
  '0.2361 S, 115.8842 E',
  '0.2361S 115.8842E',
  'S0.2361 E115.8842',
  '0.2361° LS 115.8842° BT',
  'LS 0.2361 BT 115.8842',
  '115,8842 BT; 0,2361 LS',
  'E 115.8842, S 0.2361',
  '0.2361 Selatan, 115.8842 Timur',
  '0.2361 lintang selatan 115.8842 bujur timur',
  'Lintang Selatan: 0.2361, Bujur Timur: 115.8842',
  '-0.2361 S, 115.8842 E',
  '0.2361 S, 115.8842',
  '-0.2361, 115.8842 BT',
  '0.2361 derajat LS, 115.8842 derajat BT',
  // Labels.
  'Lat -0.2361, Lng 115.8842',
  'Latitude = -0.2361; Longitude = 115.8842',
  'Longitude: 115.8842 Latitude: -0.2361',
  'Lintang -0,2361 Bujur 115,8842',
  'Lintang: 0.2361 LS\nBujur: 115.8842 BT',
  'Long/Lat: 115.8842, -0.2361',
  'x: 115.8842, y: -0.2361',
  '-0.2361 (lat), 115.8842 (long)',
  '{"lat": -0.2361, "lng": 115.8842}',
  'LatLng(-0.2361, 115.8842)',
  'Melak, Kalimantan Timur, Indonesia\nLat -0.2361°\nLong 115.8842°\n27/11/26 10:15 AM GMT +08:00',
  'Lat: -0.2361 Long: 115.8842 Akurasi: 5,0 m Alt: 42 m',
  // Grids of programs.
  'SRID=4326;POINT(115.8842 -0.2361)',
  '{"type":"Point","coordinates":[115.8842,-0.2361]}',
  // Links.
  'https://maps.google.com/?q=-0.2361,115.8842',
  'Lahan saya: https://maps.google.com/maps?q=-0.2361%2C115.8842&z=17&hl=id',
  'https://www.google.com/maps/search/?api=1&query=-0.2361,115.8842',
  'https://www.google.com/maps/search/-0.2361,+115.8842?entry=tts',
  'https://www.google.com/maps/place/-0.2361,115.8842/@-0.3,115.9,15z',
  'https://www.google.com/maps/place/Melak/@-0.3,115.9,15z/data=!3m1!4b1!4m6!3m5!8m2!3d-0.2361!4d115.8842!16s',
  'https://www.google.com/maps/dir/-0.1,115.7/-0.2361,115.8842/@-0.2,115.8,12z',
  'https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d15955.2!2d115.8842!3d-0.2361!2m3',
  'https://www.google.com/maps?ll=-0.2361,115.8842&z=16',
  'google.com/maps?q=-0.2361,115.8842',
  'https://maps.apple.com/?ll=-0.2361,115.8842&q=Lahan',
  'https://www.openstreetmap.org/?mlat=-0.2361&mlon=115.8842#map=15/-0.3/115.9',
  'https://www.openstreetmap.org/#map=15/-0.2361/115.8842',
  'https://www.waze.com/ul?ll=-0.2361%2C115.8842&navigate=yes',
  'https://www.bing.com/maps?cp=-0.2361~115.8842&lvl=15',
  'geo:-0.2361,115.8842?z=17',
  'geo:0,0?q=-0.2361,115.8842(Lahan)',
  '-0.2361, 115.8842 https://maps.app.goo.gl/abcdEFGH',
])('%s is the point in Melak', (text) => {
  expect(read(text)).toEqual(MELAK);
});

test.each([
  `0°14'10.0"S 115°53'03.1"E`,
  `0º14’10,0”LS 115º53’03,1”BT`,
  `0°14′10.0″ S, 115°53′03.1″ E`,
  `0° 14' 10.0'' LS; 115° 53' 03.1'' BT`,
  `LS 0°14'10.0" BT 115°53'03.1"`,
  `115°53'03.1"E 0°14'10.0"S`,
  `-0°14'10.0" 115°53'03.1"`,
  '0 14 10.0 S 115 53 03.1 E',
  '0:14:10.0 S, 115:53:03.1 E',
  '-0 14 10.0, 115 53 03.1',
  '0d14m10.0s S 115d53m03.1s E',
  '0d 14m 10.0S, 115d 53m 03.1s E',
  '0 derajat 14 menit 10.0 detik LS, 115 derajat 53 menit 03.1 detik BT',
  `https://www.google.com/maps/place/0%C2%B014'10.0%22S+115%C2%B053'03.1%22E/@-0.2361,115.88,17z`,
])('%s is the same point in degrees, minutes and seconds', (text) => {
  expect(read(text)).toEqual(['-0.2361111', '115.8841944']);
});

test.each([
  ['-6,106.8', ['-6', '106.8']],
  ['0,115.7', ['0', '115.7']],
  ['0 115.7', ['0', '115.7']],
  ['4e-7, 115.7', ['0.0000004', '115.7']],
  ['0.5 LU 116 BT', ['0.5', '116']],
  ['50S 375812 mE 9973898 mN', ['-0.2361079', '115.8840154']],
  ['https://plus.codes/6PG5QV7M+HM', ['0.7639375', '103.8841875']],
  ['50N 375812 26102', ['0.2361079', '115.8840154']],
])('%s', (text, point) => {
  expect(read(text)).toEqual(point);
});

test.each([
  ['', /^Isi angka derajat/],
  ['-0,23', /^Isi angka derajat/],
  ['115', /^Isi angka derajat/],
  ['Melak', /^Isi angka derajat/],
  ['-0.23,', /^Isi angka derajat/],
  ['-0.23, 115.7, 3', /^Isi angka derajat/],
  ['0.2361 LS, 115.8842 LU', /^Isi angka derajat/],
  [`0°74'10"S 115°53'03"E`, /^Isi angka derajat/],
  ['-0.2361 LU, 115.8842 BT', /^Isi angka derajat/],
  ['https://goo.gl/maps/abc', /^Tautan pendek.*Buka dulu tautannya/],
  ['Ini lokasinya https://maps.app.goo.gl/x1', /^Tautan pendek/],
  ['https://www.google.com/maps/place/Melak', /^Tautan ini tidak memuat koordinat/],
  ['https://maps.google.com/?q=-0.1,115.1 https://maps.google.com/?q=-0.2,115.2', /lebih dari satu titik/],
  ['QV7M+HM Melak', /^Kode plus ini kurang lengkap/],
  ['geo:0,0?q=Melak', /^Tautan ini tidak memuat koordinat/],
  ['375812, 9973898', /^Zona UTM-nya belum ada/],
  ['X: 375812 Y: 9973898', /^Zona UTM-nya belum ada/],
  ['375812 mE 9973898 mU 50S', /^Zona UTM-nya belum ada/],
  ['///satu.dua.tiga', /^Alamat tiga kata/],
  ['-0.2361, 1158842', /desimalnya hilang/],
  ['-0.2361, 115.8842\n-0.2400, 115.8900', /lebih dari satu titik/],
  ['91, 100.5', /paling besar 90 derajat/],
])('no point: %s', (text, sentence) => {
  expect(read(text)).toMatch(sentence);
});

test.each([
  ['lat', '-0.23', '-0.23'],
  ['lat', '-0,23', '-0.23'],
  ['lang', '115', '115'],
  ['lat', '', ''],
  ['lat', '4e-7', '0.0000004'],
  ['lat', '0.2361 LS', '-0.2361'],
  ['lat', `0°14'10.0"S`, '-0.2361111'],
  ['lat', '0 14.166 S', '-0.2361'],
  ['lang', '115.8842 BT', '115.8842'],
  ['lat', '115.8842 BT', Number.NaN],
  ['lang', '0.1.2', Number.NaN],
  ['lang', 'timur', Number.NaN],
  ['lang', '1157', Number.NaN],
  ['lat', '-0.23, 115.7', Number.NaN],
  ['lat', 'https://maps.app.goo.gl/1', Number.NaN],
] as const)('a coordinate that was typed into %s: %s', (axis, text, sent) => {
  expect(readDegrees(axis, text)).toEqual(sent);
});

test.each([
  [4e-7, '0.0000004'],
  [-1.25e-9, '-0.00000000125'],
  [0, '0'],
  [-0.2361, '-0.2361'],
  [115.8842, '115.8842'],
])('%d degrees are written as %s', (value, text) => {
  expect(plainDecimal(value)).toBe(text);
});

test.each([
  [-0.000_000_04, '0'],
  [4e-7, '0.0000004'],
  [-0.123_456_789, '-0.1234568'],
])('a device that stands at %d degrees fills in %s', (value, text) => {
  expect(measuredDegrees(value)).toBe(text);
});
