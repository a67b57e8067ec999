import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { kecamatanSaya } from '@/entities/wilayah';
import { asked } from '../../support/api/answers.ts';
import { open } from '../../support/screens/open.tsx';

test('prices are those of the own place, and its page opens', async () => {
  kecamatanSaya.write({ id: 2, nama_kecamatan: 'Melak' });
  await open('/cari?kata=beras');
  const link = () =>
    within(screen.getByRole('main'))
      .getByRole('link', { name: /^Beras Medium/ })
      .getAttribute('href');
  await waitFor(() => expect(link()).toBe('/harga-pangan/melak/beras-medium'));
  expect(screen.getByRole('heading', { name: 'Harga komoditi di Melak' })).toBeTruthy();
});

test.each(['%', '_', '"><script>', "' or 1=1 --", '蜂蜜', 'x'.repeat(300)])(
  'nothing is found for %j: a sentence, and ways on',
  async (kata) => {
    await open(`/cari?kata=${encodeURIComponent(kata)}`);
    expect(await screen.findByText(`Tidak ada yang cocok dengan "${kata.slice(0, 200)}"`)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Lihat semua harga' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Lihat semua produk' })).toBeTruthy();
  },
);

test.each(['/cari', '/cari?kata=', '/cari?kata=%20%20'])('%s asks what is searched for', async (path) => {
  const all = asked();
  await open(path);
  expect(await screen.findByText('Ketik apa yang dicari.')).toBeTruthy();
  expect(all.filter((address) => address.startsWith('/cari'))).toEqual([]);
});
