import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ADD_HARGA_PANGAN } from '@/features/manage-harga-pangan/api/harga-pangan';
import { newItem, outboxStore } from '@/shared/write';
import { cutWrites } from '../../support/outbox/signal.ts';
import { idOfUser, openKotak } from '../../support/outbox/waiting.ts';

const weeks = Array.from({ length: 10 }, (_, week) => `Harga pangan, Melak, Minggu ${week + 1}`);

/** Thirty prices of each of ten weeks; of the fourth week the server has refused two. */
async function fill() {
  const userId = await idOfUser('petugas');
  const items = weeks.flatMap((kelompok, week) =>
    Array.from({ length: 30 }, (_, at) =>
      newItem({
        ...{ userId, entity: 'hargaPangan', refresh: [], document: ADD_HARGA_PANGAN },
        ...{ label: `Harga Barang ${at + 1}, Melak, Minggu ${week + 1}`, kelompok },
        variables: { input: { harga_eceran: '14500', harga_grosir: '13500' } },
      }),
    ),
  );
  await outboxStore.add(items);
  for (const { key } of items.slice(110, 112)) {
    await outboxStore.park(key, 'ditolak', 'Belum boleh diisi', { code: 422, data: undefined });
  }
}

const headings = () =>
  within(screen.getByRole('region', { name: 'Belum terkirim' }))
    .getAllByRole('button', { expanded: false })
    .map(({ textContent }) => textContent);

test('decision 12: 300 rows stand in groups by report; what needs the officer comes first and open, and few are in the page', async () => {
  cutWrites('/harga-pangan');
  await fill();
  const { user } = await openKotak('petugas');
  const open = within(await screen.findByRole('region', { name: weeks[3]! }));
  expect(open.getByText('2 perlu diperbaiki')).toBeTruthy();
  const cards = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
  expect(cards()).toHaveLength(10);
  expect(cards().slice(0, 3)).toEqual([
    'Harga Barang 21, Melak, Minggu 4',
    'Harga Barang 22, Melak, Minggu 4',
    'Harga Barang 1, Melak, Minggu 4',
  ]);
  expect(headings()).toEqual(weeks.filter((_, week) => week !== 3));
  expect(screen.getAllByText(/^30 data/)).toHaveLength(10);

  await user.click(open.getByRole('button', { name: 'Tampilkan 10 lagi' }));
  expect(cards()).toHaveLength(20);
  await user.click(screen.getByRole('button', { name: weeks[3]! }));
  await user.click(screen.getByRole('button', { name: weeks[0]! }));
  expect(cards()).toHaveLength(10);
  expect(cards()[0]).toBe('Harga Barang 1, Melak, Minggu 1');
});

test('decision 12: rows of an older app, which know no group, stand under what they are', async () => {
  cutWrites('/harga-pangan');
  const userId = await idOfUser('petugas');
  const words = { userId, refresh: [], document: ADD_HARGA_PANGAN, variables: { input: {} } };
  await outboxStore.add([
    newItem({ ...words, entity: 'hargaPangan', label: 'Harga Beras' }),
    newItem({ ...words, entity: 'timbangBalita', label: 'Timbang balita Melak Ulu' }),
    newItem({ ...words, entity: 'lain', label: 'Sesuatu' }),
  ]);
  await openKotak('petugas');
  expect(await screen.findByRole('button', { name: 'Harga pangan per kecamatan' })).toBeTruthy();
  expect(headings()).toEqual(['Harga pangan per kecamatan', 'Timbang balita', 'Data lain']);
});
