import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rowsOf } from '../../support/api/answers.ts';
import { openAs } from '../../support/screens/open.tsx';

const bar = async () => within(await screen.findByRole('navigation', { name: 'Ruang laporan' }));
const newest = async (jenis: string) => (await rowsOf(`/periode-${jenis}?limit=1000`)).at(-1)!;
const melak = async () => (await rowsOf('/kecamatan?nama_kecamatan=Melak'))[0]?.id;

test("an officer's five rooms stand beside each other, the open one marked", async () => {
  await openAs('petugas', '/dashboard/ketersediaan-pangan');
  const rooms = await bar();
  expect(rooms.getAllByRole('link').map((room) => [room.textContent, room.getAttribute('href')])).toEqual([
    ['Harga Pangan', '/dashboard/harga-pangan'],
    ['Harga Pangan Kutai Barat', '/dashboard/harga-pangan-kutai-barat'],
    ['Ketersediaan Pangan', '/dashboard/ketersediaan-pangan'],
    ['Luas Tanam', '/dashboard/luas-lahan'],
    ['Timbang Balita', '/dashboard/timbang-balita'],
  ]);
  expect(rooms.getByRole('link', { current: 'page' }).textContent).toBe('Ketersediaan Pangan');
});

test('nobody else has them, nor an officer where he enters nothing', async () => {
  for (const [role, path] of [
    ['petani', '/dashboard/pangan'],
    ['petugas', '/dashboard'],
    ['admin', '/dashboard/harga-pangan'],
  ] as const) {
    await openAs(role, path);
    await screen.findByRole('button', { name: 'Buka menu' });
    expect(screen.queryByRole('navigation', { name: 'Ruang laporan' })).toBeNull();
    cleanup();
  }
});

test('from the rows of a place one tap leads to its rows in the next room, in the newest period, and back to where he was', async () => {
  const [id, minggu, bulan] = [await melak(), await newest('harga-pangan'), await newest('timbang-balita')];
  const before = (await rowsOf('/periode-harga-pangan?limit=1000')).at(-2)!;
  const { user } = await openAs('petugas', `/dashboard/harga-pangan/edit?periode=${before.id}&kecamatan=${id}`);
  expect(before.id).not.toBe(minggu.id);
  // The screen that waits for the page's code has the same bar, which goes with it.
  await screen.findByRole('button', { name: 'Tambah' });
  await user.click((await bar()).getByRole('link', { name: 'Timbang Balita' }));
  expect(await screen.findByRole('heading', { level: 1, name: bulan.nama_periode })).toBeTruthy();
  const kecamatan = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Kecamatan' });
  expect(kecamatan.value).toBe(String(id));

  await user.click((await bar()).getByRole('link', { name: 'Luas Tanam' }));
  const periode = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Periode' });
  const bulanTanam = await newest('luas-tanam');
  await waitFor(() => expect(periode.value).toBe(String(bulanTanam.id)));

  await user.click((await bar()).getByRole('link', { name: 'Harga Pangan' }));
  expect(await screen.findByRole('heading', { level: 1, name: before.nama_periode })).toBeTruthy();
  await waitFor(() =>
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Kecamatan' }).value).toBe(String(id)),
  );
});

test('what is typed is asked about before another room opens', async () => {
  const { id } = await newest('luas-tanam');
  const { user } = await openAs('petugas', `/dashboard/luas-lahan/tambah?periode=${id}`);
  await user.type(await screen.findByRole('textbox', { name: 'Luas Tanam' }), '12');
  await user.click((await bar()).getByRole('link', { name: 'Timbang Balita' }));
  const question = within(await screen.findByRole('dialog', { name: 'Tinggalkan isian ini?' }));
  await user.click(question.getByRole('button', { name: 'Tetap di sini' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Luas Tanam' }).value).toBe('12');
});
