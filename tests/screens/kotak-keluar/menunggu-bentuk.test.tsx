import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { breaks, hangs } from '../../support/api/answers.ts';
import { open, openAs } from '../../support/screens/open.tsx';
import { optionsOf } from '../../support/screens/petugas.ts';
import { periodeSelect, placeholders } from '../../support/screens/seen.ts';

const busyWith = (message: string) => () =>
  HttpResponse.json({ meta: { status: 'error', message, code: 500 }, data: { message } }, { status: 500 });

test.each([
  ['harga-pangan', '/dashboard/harga-pangan'],
  ['harga-pangan', '/dashboard/harga-pangan-kutai-barat'],
  ['ketersediaan-pangan', '/dashboard/ketersediaan-pangan'],
  ['timbang-balita', '/dashboard/timbang-balita'],
])('look, skeletons: while the periods of %s are on their way, %s/edit stands there', async (jenis, page) => {
  hangs(`/periode-${jenis}`);
  await openAs('petugas', `${page}/edit?periode=1&kecamatan=2`);
  expect((await screen.findByText('Memuat periode …')).getAttribute('role')).toBe('status');
  expect((await screen.findByRole('table')).getAttribute('aria-busy')).toBe('true');
  expect(placeholders()).toHaveLength(5);
  expect(screen.getByRole('button', { name: 'Tambah' })).toHaveProperty('disabled', true);
});

test('look, skeletons: without a chosen sub-district no rows are promised', async () => {
  hangs('/periode-harga-pangan');
  await openAs('petugas', '/dashboard/harga-pangan/edit?periode=1');
  expect(await screen.findByText('Pilih Kecamatan Terlebih Dahulu')).toBeTruthy();
  expect(placeholders()).toHaveLength(0);
});

test('look, skeletons: while the periods are on their way, the form of a planted area has its shape', async () => {
  hangs('/periode-luas-tanam');
  await openAs('petugas', '/dashboard/luas-lahan/tambah?periode=1');
  expect(await screen.findByText('Memuat periode …')).toBeTruthy();
  expect(placeholders()).toHaveLength(6);
});

test.each([
  ['harga-pangan', '/harga-pangan/melak'],
  ['harga-pangan', '/harga-pangan-kutai-barat'],
  ['ketersediaan-pangan', '/ketersediaan-pangan/melak'],
  ['timbang-balita', '/laporan/timbang-balita/melak'],
  ['luas-tanam', '/laporan/luas-tanam/melak'],
])('spec §2, period dropdown: while %s has none yet, %s offers no choice', async (jenis, address) => {
  hangs(`/periode-${jenis}`);
  await open(address);
  const periode = await periodeSelect();
  expect(optionsOf(periode)).toEqual(['Memuat...']);
  expect(periode.disabled).toBe(true);
});

describe('a report of the dashboard', () => {
  const card = async () => within(await screen.findByRole('region', { name: 'Timbang Balita' }));

  test('look, skeletons: has the lines of its places before it knows the period', async () => {
    hangs('/periode-timbang-balita');
    await openAs('petugas', '/dashboard');
    const report = await card();
    expect(report.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Barong Tongkok…',
      'Melak…',
      'Sekolaq Darat…',
    ]);
  });

  test("spec §8: says 'Error: {message}' when the period cannot be read", async () => {
    breaks('/periode-timbang-balita', busyWith('Basis data sibuk'));
    await openAs('petugas', '/dashboard');
    const report = await card();
    const alert = within(await report.findByRole('alert'));
    expect(alert.getByText('Error: Basis data sibuk')).toBeTruthy();
    expect(alert.getByRole('button', { name: 'Coba lagi' })).toBeTruthy();
    expect(report.getByText('Periode belum diketahui')).toBeTruthy();
  });
});
