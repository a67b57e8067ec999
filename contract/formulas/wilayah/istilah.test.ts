import { afterEach, expect, test } from 'vitest';
import { istilahDi } from './istilah.ts';
import { regional, setRegionalWords } from './regional.ts';

const villages = { desa: true, kelurahan: false };
const wards = { desa: false, kelurahan: true };
const both = { desa: true, kelurahan: true };

afterEach(() => setRegionalWords(null));

test.each([
  ['64.07', both, 'Kabupaten Contoh', 'kabupaten', 'Kecamatan', 'Desa/Kelurahan', 'kelurahan'],
  ['64.02', both, 'Kabupaten Contoh', 'kabupaten', 'Kecamatan', 'Desa/Kelurahan', 'kelurahan'],
  ['64.11', villages, 'Kabupaten Contoh', 'kabupaten', 'Kecamatan', 'Desa', 'desa'],
  ['64.72', wards, 'Kota Contoh', 'kota', 'Kecamatan', 'Kelurahan', 'kelurahan'],
  ['33.74', wards, 'Kota Contoh', 'kota', 'Kecamatan', 'Kelurahan', 'kelurahan'],
  ['35.79', both, 'Kota Contoh', 'kota', 'Kecamatan', 'Desa/Kelurahan', 'kelurahan'],
  ['31.01', wards, 'Kabupaten Administrasi Contoh', 'kabupaten', 'Kecamatan', 'Kelurahan', 'kelurahan'],
  ['31.74', wards, 'Kota Administrasi Contoh', 'kota', 'Kecamatan', 'Kelurahan', 'kelurahan'],
  ['11.71', villages, 'Kota Contoh', 'kota', 'Kecamatan', 'Gampong', 'gampong'],
  ['11.06', villages, 'Kabupaten Contoh', 'kabupaten', 'Kecamatan', 'Gampong', 'gampong'],
  ['11.04', villages, 'Kabupaten Contoh', 'kabupaten', 'Kecamatan', 'Kampung', 'kampung'],
  ['13.06', villages, 'Kabupaten Contoh', 'kabupaten', 'Kecamatan', 'Nagari', 'nagari'],
  ['13.71', wards, 'Kota Contoh', 'kota', 'Kecamatan', 'Kelurahan', 'kelurahan'],
  ['13.77', both, 'Kota Contoh', 'kota', 'Kecamatan', 'Desa/Kelurahan', 'kelurahan'],
  ['13.09', villages, 'Kabupaten Contoh', 'kabupaten', 'Kecamatan', 'Desa', 'desa'],
  ['34.02', villages, 'Kabupaten Contoh', 'kabupaten', 'Kapanewon', 'Kalurahan', 'kalurahan'],
  ['34.01', both, 'Kabupaten Contoh', 'kabupaten', 'Kapanewon', 'Kalurahan/Kelurahan', 'kalurahan/kelurahan'],
  ['34.71', wards, 'Kota Contoh', 'kota', 'Kemantren', 'Kelurahan', 'kelurahan'],
  ['91.05', both, 'Kabupaten Contoh', 'kabupaten', 'Distrik', 'Kampung/Kelurahan', 'kampung/kelurahan'],
  ['95.02', villages, 'Kabupaten Contoh', 'kabupaten', 'Distrik', 'Kampung', 'kampung'],
  ['96.71', wards, 'Kota Contoh', 'kota', 'Distrik', 'Kelurahan', 'kelurahan'],
] as const)(
  '%s calls itself and its parts as its people do',
  (kode, kinds, whole, kabupaten, kecamatan, pair, ward) => {
    setRegionalWords(istilahDi(kode, kinds));
    expect(regional`Kabupaten ${'Contoh'}`).toBe(whole);
    expect(regional('seluruh kabupaten')).toBe(`seluruh ${kabupaten}`);
    expect(regional('Kecamatan')).toBe(kecamatan);
    expect(regional('antarkecamatan')).toBe(`antar${kecamatan.toLowerCase()}`);
    expect(regional('Desa/Kelurahan')).toBe(pair);
    expect(regional('kelurahan')).toBe(ward);
  },
);

test('a name that says another kind stays as it is', () => {
  setRegionalWords(istilahDi('13.12', villages));
  expect(regional`Pilih desa: ${'Desa Baru'} di Kecamatan ${'Sungai Pagu'}`).toBe(
    'Pilih nagari: Desa Baru di Kecamatan Sungai Pagu',
  );
});

test('pairs of words and capitals are kept as they are written', () => {
  setRegionalWords(istilahDi('91.05', both));
  expect(regional('Per desa atau kelurahan, Desa dan kelurahan, Desa/Kelurahan, Kec. melapor, kecamatan_id')).toBe(
    'Per kampung atau kelurahan, Kampung dan kelurahan, Kampung/Kelurahan, Dist. melapor, kecamatan_id',
  );
  setRegionalWords(istilahDi('64.72', wards));
  expect(regional('Per desa atau kelurahan, Pilih Desa/Kelurahan, pedesaan')).toBe(
    'Per kelurahan, Pilih Kelurahan, pedesaan',
  );
});

test('a text that passes twice is not changed again', () => {
  setRegionalWords(istilahDi('91.05', both));
  for (const text of ['Kelurahan', 'Desa atau kelurahan', 'Desa/Kelurahan', 'setiap kelurahan']) {
    expect(regional(regional(text))).toBe(regional(text));
  }
});

test('the texts of Kutai Barat are as they are written', () => {
  setRegionalWords(istilahDi('64.07', both));
  expect(regional('setiap kampung, Desa/Kelurahan, kelurahan')).toBe('setiap kampung, Desa/Kelurahan, kelurahan');
});
