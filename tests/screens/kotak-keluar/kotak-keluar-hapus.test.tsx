import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { ADD_HARGA_PANGAN } from '@/features/manage-harga-pangan/api/harga-pangan';
import { network } from '../../support/api/network.ts';
import { cutAllWrites, waits } from '../../support/outbox/pending.ts';
import { harga } from '../../support/outbox/typed-rows.ts';
import { card } from '../../support/outbox/waiting.ts';
import { logIn, open } from '../../support/screens/open.tsx';
import { newPeriode } from '../../support/screens/petugas.ts';

test('the question whether to throw a row away stays while the row tries to leave', async () => {
  const { id } = await newPeriode('harga-pangan');
  await logIn('petugas');
  cutAllWrites();
  await waits('hargaPangan', ADD_HARGA_PANGAN, { input: harga(id) });
  const { user } = await open('/dashboard/kotak-keluar');
  const row = await card('Yang menunggu');
  await row.findByText(/Periksa sambungan internet/);
  await user.click(await row.findByRole('button', { name: 'Hapus' }));
  const name = 'Hapus data ini?';
  await screen.findByRole('dialog', { name });

  const { promise, resolve } = Promise.withResolvers<Response>();
  network.use(http.post('*/api/harga-pangan', () => promise));
  window.dispatchEvent(new Event('focus'));
  expect(await row.findByText('Mengirim')).toBeTruthy();
  // Nothing has left its place: a finger on its way to a button would meet another row.
  expect(row.getByText(/Periksa sambungan internet/)).toBeTruthy();
  expect(row.getByText('Hapus')).toBeTruthy();
  const dialog = screen.getByRole('dialog', { name });
  expect(within(dialog).getByText(/Server mungkin sudah menerimanya/)).toBeTruthy();
  resolve(HttpResponse.error());
  await row.findByText('Tersimpan di perangkat');
  await user.click(within(screen.getByRole('dialog', { name })).getByRole('button', { name: 'Hapus' }));
  expect(await screen.findByText('Semua data sudah terkirim')).toBeTruthy();
});
