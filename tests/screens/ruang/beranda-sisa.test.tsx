import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { hargaPerKecamatan } from '@/features/manage-harga-pangan';
import { newItem, outboxStore } from '@/shared/write';
import { type Row, rowsOf } from '../../support/api/answers.ts';
import { network } from '../../support/api/network.ts';
import { cutAllWrites, loggedIn } from '../../support/outbox/pending.ts';
import { logIn, open } from '../../support/screens/open.tsx';
import { call, newPeriode } from '../../support/screens/petugas.ts';

let melak: number;
let komoditi: Row[];
beforeAll(async () => {
  melak = (await rowsOf('/kecamatan?nama_kecamatan=Melak'))[0]?.id;
  komoditi = await rowsOf('/komoditi?limit=1000');
});
afterEach(() => vi.restoreAllMocks());

const harga = async () => within(await screen.findByRole('region', { name: 'Harga Pangan' }));

test('each place says what the server has beside what this device has, and leads to its rows, or to all of them at once', async () => {
  const { id: periode_harga_pangan_id } = await newPeriode('harga-pangan', '2026-11-20');
  const token = await logIn('petugas');
  const figures = Object.fromEntries(hargaPerKecamatan.figures.map(({ name }) => [name, 14_500]));
  const input = (at: number) => ({
    ...figures,
    ...{ kecamatan_id: melak, periode_harga_pangan_id, komoditi_id: komoditi[at].id },
  });
  for (const at of [0, 1, 2]) await call('/harga-pangan', input(at), token);
  cutAllWrites();
  const waits = [3, 4, 5].map((at) =>
    newItem({
      ...{ userId: loggedIn().id, entity: 'hargaPangan', label: 'Harga', refresh: [] },
      ...{ document: hargaPerKecamatan.documents.add, variables: { input: input(at) } },
    }),
  );
  await outboxStore.add(waits);
  await outboxStore.park(waits[2]!.key, 'ditolak', 'Terlalu aneh', null);

  await open('/dashboard');
  expect(await screen.findByRole('link', { name: /^3 data belum terkirim *1 perlu diperbaiki/ })).toBeTruthy();
  const line = await (await harga()).findByRole('link', { name: /^Melak/ });
  await waitFor(() =>
    expect(line.textContent).toBe(
      `Melak6 dari ${komoditi.length} harga3 di server, 2 di perangkat ini, 1 perlu diperbaiki`,
    ),
  );
  const address = `/dashboard/harga-pangan/edit?periode=${periode_harga_pangan_id}&kecamatan=${melak}`;
  expect(line.getAttribute('href')).toBe(address);
  const all = (await harga()).getByRole('link', { name: 'Isi sekaligus Melak' });
  expect(all.getAttribute('href')).toBe(`${address}&isi=`);
});

test('figures that this device has kept say when they were read from the server', async () => {
  await logIn('petugas');
  network.use(
    http.get('*/api/harga-pangan', () =>
      HttpResponse.json(
        {
          meta: { status: 'success', message: '', code: 200 },
          data: { data: [], from: null, to: null, total: 0, last_page: 1, next_page_url: null },
        },
        { headers: { 'X-Disimpan': '2026-01-02T03:04:00Z' } },
      ),
    ),
  );
  await open('/dashboard');
  expect(await screen.findByText(/^Angka server terakhir dibaca 2 Jan 2026 \d\d\.04$/)).toBeTruthy();
});

test('an officer without a place is told so', async () => {
  await logIn('petugas');
  const profil = JSON.parse(localStorage.getItem('profil') ?? '');
  const nobody = { ...profil, user: { ...profil.user, pengguna_kecamatan: [] } };
  localStorage.setItem('profil', JSON.stringify(nobody));
  network.use(
    http.get('*/api/me', () =>
      HttpResponse.json({ meta: { status: 'success', message: '', code: 200 }, data: { user: nobody.user } }),
    ),
  );
  await open('/dashboard');
  expect(await (await harga()).findByText(/^Belum ada kecamatan tugas/)).toBeTruthy();
  const kabupaten = within(await screen.findByRole('region', { name: /^Harga Pangan Kutai Barat/ }));
  expect(kabupaten.queryByText(/^Belum ada kecamatan tugas/)).toBeNull();
});
