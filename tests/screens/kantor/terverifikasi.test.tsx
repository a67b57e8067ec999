import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { logIn, open } from '../../support/screens/open.tsx';

const firstOffer = async () => {
  const { data } = await (await fetch('http://localhost/api/produk?limit=1')).json();
  return data.data[0] as { slug: string; user_id: number };
};

test('a farmer whom the office knows is said to be known, in words, wherever he offers something', async () => {
  const { slug, user_id } = await firstOffer();
  await open(`/detail-produk/${slug}`);
  await screen.findByText('Lihat semua produknya');
  expect(screen.queryByText('Terverifikasi dinas')).toBeNull();

  const token = await logIn('admin');
  await fetch(`http://localhost/api/akun/${user_id}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ terverifikasi: true }),
  });
  localStorage.clear();
  for (const path of [`/detail-produk/${slug}`, `/penjual/${user_id}`, '/etalase']) {
    cleanup();
    await open(path);
    expect((await screen.findAllByText('Terverifikasi dinas')).length, path).toBeGreaterThan(0);
  }
});
