import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { breaks, rowsOf } from '../../support/api/answers.ts';
import { tapTambah } from '../../support/forms/tap-tambah.ts';
import { logIn, open, openAs } from '../../support/screens/open.tsx';

const nothing = () => HttpResponse.error();
/** The newest of a kind. */
const periode = async (jenis: string) => (await rowsOf(`/periode-${jenis}?limit=100`)).at(-1).id as number;

test.each([
  ['harga-pangan', '/dashboard/harga-pangan/edit', 'Gagal mendapatkan detail periode harga pangan'],
  ['harga-pangan', '/dashboard/harga-pangan-kutai-barat/edit', 'Gagal mendapatkan detail periode harga pangan'],
  ['luas-tanam', '/dashboard/luas-lahan/tambah', 'Gagal mendapatkan detail periode luas tanam'],
  [
    'ketersediaan-pangan',
    '/dashboard/ketersediaan-pangan/edit',
    'Error mengambil data periode ketersediaan pangan detail',
  ],
  ['timbang-balita', '/dashboard/timbang-balita/edit', 'Gagal mendapatkan data timbang balita'],
])('spec §8, Load failures: the opened %s period of %s', async (jenis, address, sentence) => {
  const id = await periode(jenis);
  breaks(`/periode-${jenis}`, nothing);
  await openAs('petugas', `${address}?periode=${id}`);
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Coba lagi' })).toBeTruthy();
});

test.each([
  ['komoditi', 'harga-pangan', '/dashboard/harga-pangan-kutai-barat/edit', 'Gagal mendapatkan data komoditi'],
  ['pangan', 'ketersediaan-pangan', '/dashboard/ketersediaan-pangan/edit', 'Gagal mendapatkan data pangan'],
])('spec §8, Load failures: what may be chosen of %s while %s are entered', async (list, jenis, address, sentence) => {
  const id = await periode(jenis);
  await logIn('petugas');
  breaks(`/${list}`, nothing);
  const { user } = await open(`${address}?periode=${id}`);
  await tapTambah(user);
  const sheet = within(await screen.findByRole('dialog'));
  expect(await sheet.findByRole('button', { name: 'Coba lagi' })).toBeTruthy();
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test('spec §8, Load failures: the villages whose weighings stand in a table', async () => {
  const { kecamatan_id } = (await rowsOf('/desa-kelurahan?limit=1000')).find((row) => row.nama_kecamatan === 'Melak');
  const id = await periode('timbang-balita');
  breaks('/desa-kelurahan', nothing);
  await openAs('petugas', `/dashboard/timbang-balita/edit?periode=${id}&kecamatan=${kecamatan_id}`);
  expect(await screen.findByText('Gagal mendapatkan data desa atau kelurahan')).toBeTruthy();
});

test.each([
  ['/harga-pangan-kutai-barat', '/harga-pangan-kutai-barat', 'Gagal mendapatkan detail harga pangan'],
  ['/ketersediaan-pangan/melak', '/ketersediaan-pangan', 'Gagal mendapatkan detail ketersediaan pangan'],
])(
  'spec §8, Load failures: a detail of %s that was open when the page was read anew',
  async (address, list, sentence) => {
    breaks(list, nothing);
    await open(address, { opened: 1 });
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.queryByText(sentence.replace('detail', 'data'))).toBeNull();
  },
);
