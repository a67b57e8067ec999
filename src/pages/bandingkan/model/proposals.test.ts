import { expect, test } from 'vitest';
import { semuaPilihan, tempatPilihan } from '#contract/pilihan.ts';
import { namaPilihan, proposals, quickStarts } from './proposals';

const kecamatan = ['Barong Tongkok', 'Damai', 'Melak', 'Tering'].map((nama_kecamatan, at) => ({
  id: at + 1,
  nama_kecamatan,
}));
const komoditi = ['Beras Medium', 'Beras Premium', 'Cabai Rawit', 'Cabai Merah', 'Telur Ayam'].map(
  (nama_komoditi, at) => ({ id: at + 1, nama_komoditi }),
);
const semua = semuaPilihan(tempatPilihan(kecamatan, 'Kutai Barat'), komoditi);
const chosen = (...kunci: string[]) => semua.filter((one) => kunci.includes(one.kunci));
const names = (cari: string, dipilih = chosen(), saya: number | null = null) =>
  proposals(cari, { semua, dipilih, saya }).shown.map(namaPilihan);

test('a search finds commodities and places by any of their words, the own place first', () => {
  expect(names('PREMIUM  beras', [], 3)).toEqual([
    'Beras Premium di Melak',
    'Beras Premium di Kabupaten Kutai Barat',
    'Beras Premium, rata-rata kecamatan',
    ...['Barong Tongkok', 'Damai', 'Tering'].map((place) => `Beras Premium di ${place}`),
  ]);
  expect(names('telur dam')).toEqual(['Telur Ayam di Damai']);
  expect(names('kedondong')).toEqual([]);
});

test('of what fits eight are shown, and how many more there are', () => {
  const { shown, rest } = proposals('beras', { semua, dipilih: [], saya: null });
  expect([shown.length, rest]).toEqual([8, 4]);
});

test('what is chosen is not proposed again', () => {
  expect(names('telur dam', chosen('damai.telur-ayam'))).toEqual([]);
});

test('without a search: the commodity that was chosen last elsewhere, then what else there is at its place', () => {
  expect(names(' ', chosen('melak.beras-medium'))).toEqual([
    'Beras Medium di Kabupaten Kutai Barat',
    'Beras Medium, rata-rata kecamatan',
    ...['Barong Tongkok', 'Damai', 'Tering'].map((place) => `Beras Medium di ${place}`),
    ...['Beras Premium', 'Cabai Rawit', 'Cabai Merah'].map((name) => `${name} di Melak`),
  ]);
  expect(names('')).toEqual([]);
});

test('one begins with what is reported, in the own place where there is one', () => {
  const starts = (saya: { id: number; nama_kecamatan: string } | null) =>
    quickStarts({ semua, melapor: [4, 1, 2, 3], saya }).map(({ judul, kunci }) => [judul, ...kunci]);
  expect(starts(null)).toEqual([
    ['Beras di tiga kecamatan', 'tering.beras-medium', 'barong-tongkok.beras-medium', 'damai.beras-medium'],
    ['Cabai di Tering', 'tering.cabai-rawit', 'tering.cabai-merah'],
    ['Telur: kecamatan, kabupaten, rata-rata', 'tering.telur-ayam', 'kutai-barat.telur-ayam', 'rata-rata.telur-ayam'],
  ]);
  expect(starts({ id: 3, nama_kecamatan: 'Melak' }).slice(0, 2)).toEqual([
    ['Beras di tiga kecamatan', 'melak.beras-medium', 'tering.beras-medium', 'barong-tongkok.beras-medium'],
    ['Cabai di kecamatan saya', 'melak.cabai-rawit', 'melak.cabai-merah'],
  ]);
});

test('of what nobody sells or reports none is proposed', () => {
  expect(quickStarts({ semua, melapor: [], saya: null })).toEqual([
    expect.objectContaining({ kunci: ['kutai-barat.telur-ayam', 'rata-rata.telur-ayam'] }),
  ]);
  expect(quickStarts({ semua: [], melapor: [1, 2, 3], saya: null })).toEqual([]);
});
