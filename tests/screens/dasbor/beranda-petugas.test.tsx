import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rowsOf } from '../../support/api/answers.ts';
import { openAs } from '../../support/screens/open.tsx';

const card = async (name: string) => within(await screen.findByRole('region', { name }));

test('a petugas has five rooms', async () => {
  await openAs('petugas', '/dashboard');
  await card('Timbang Balita');
  const rooms = screen.getAllByRole('region').map((region) => within(region).getAllByRole('link')[0]);
  expect(rooms.map((door) => door?.getAttribute('href'))).toEqual([
    '/dashboard/harga-pangan',
    '/dashboard/harga-pangan-kutai-barat',
    '/dashboard/ketersediaan-pangan',
    '/dashboard/luas-lahan',
    '/dashboard/timbang-balita',
  ]);
});

test('it tells what is filled for the newest period and what is missing, place by place', async () => {
  await openAs('petugas', '/dashboard');
  const [komoditi, periodes, kecamatan] = await Promise.all([
    rowsOf('/komoditi?limit=1000'),
    rowsOf('/periode-harga-pangan?limit=1000'),
    rowsOf('/kecamatan?nama_kecamatan=Melak'),
  ]);
  const newest = periodes.at(-1)!;
  const melak = kecamatan[0]?.id;
  const filled = await rowsOf(`/harga-pangan?limit=200&periode_harga_pangan_id=${newest.id}&kecamatan_id=${melak}`);
  const harga = await card('Harga Pangan');
  expect(await harga.findByText(newest.nama_periode)).toBeTruthy();
  const line = await harga.findByRole('link', { name: /^Melak/ });
  await waitFor(() => expect(line.textContent).toBe(`Melak${filled.length} dari ${komoditi.length} harga`));
  expect(line.getAttribute('href')).toBe(`/dashboard/harga-pangan/edit?periode=${newest.id}&kecamatan=${melak}`);
});

test('villages are counted for weighing, each once', async () => {
  await openAs('petugas', '/dashboard');
  const timbang = await card('Timbang Balita');
  await waitFor(() => expect(timbang.getAllByText(/^\d+ dari \d+ desa$/)).toHaveLength(3));
});
