import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { ADD_HARGA_PANGAN } from '@/features/manage-harga-pangan/api/harga-pangan';
import { outboxStore } from '@/shared/write';
import { type Row, rowsOf } from '../../support/api/answers.ts';
import { network } from '../../support/api/network.ts';
import { cutAllWrites, loggedIn, waits } from '../../support/outbox/pending.ts';
import { logIn, open } from '../../support/screens/open.tsx';
import { call, newPeriode } from '../../support/screens/petugas.ts';

let melak: number;
let komoditi: Row[];
beforeAll(async () => {
  melak = (await rowsOf('/kecamatan?nama_kecamatan=Melak'))[0]?.id;
  komoditi = await rowsOf('/komoditi?limit=1000');
});
afterEach(() => vi.restoreAllMocks());

const button = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

test('the dashboard counts what waits, once, and says how much; a refused row takes the tick away', async () => {
  const newest = (await rowsOf('/periode-harga-pangan?limit=1000')).at(-1);
  const place = { kecamatan_id: melak, periode_harga_pangan_id: newest.id };
  const token = await logIn('petugas');
  const prices = { harga_eceran: '14500', harga_grosir: '13000' };
  const [first] = komoditi;
  await call('/harga-pangan', { ...place, komoditi_id: first.id, ...prices }, token);
  cutAllWrites();
  for (const { id } of komoditi) {
    await waits('hargaPangan', '/harga-pangan', { input: { ...place, komoditi_id: String(id), ...prices } });
  }
  await open('/dashboard');
  const melakLine = async () =>
    within(await screen.findByRole('region', { name: 'Harga Pangan' })).findByRole('link', { name: /^Melak/ });
  const all = komoditi.length;
  await waitFor(async () =>
    expect((await melakLine()).textContent).toBe(
      `Melak${all} dari ${all} harga${all} di server, ${all} di perangkat ini`,
    ),
  );
  expect((await melakLine()).querySelector('svg')).toBeTruthy();

  cleanup();
  const [item] = await outboxStore.of(loggedIn().id);
  await outboxStore.park(item!.key, 'ditolak', 'Harga terlalu aneh', null);
  await open('/dashboard');
  await waitFor(async () => expect((await melakLine()).textContent).toContain('1 perlu diperbaiki'));
  expect((await melakLine()).querySelector('svg')).toBeNull();
});

test('what is sent while only a kept list answers stays in its table; its mark goes', async () => {
  const { id: periode_harga_pangan_id } = await newPeriode('harga-pangan');
  await logIn('petugas');
  const nothing = { data: [], from: null, to: null, total: 0, last_page: 1, next_page_url: null };
  const kept = { 'X-Disimpan': '2026-01-01T00:00:00Z' };
  network.use(
    http.get('*/api/harga-pangan', () =>
      HttpResponse.json({ meta: { status: 'success', message: '', code: 200 }, data: nothing }, { headers: kept }),
    ),
  );
  const prices = { komoditi_id: komoditi[2].id, harga_eceran: '43210', harga_grosir: '40000' };
  const input = { kecamatan_id: melak, periode_harga_pangan_id, ...prices };
  await waits('hargaPangan', ADD_HARGA_PANGAN, { input });
  await open(`/dashboard/harga-pangan/edit?periode=${periode_harga_pangan_id}&kecamatan=${melak}`);
  await waitFor(async () => expect((await outboxStore.of(loggedIn().id))[0]?.state).toBe('terkirim'));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Menunggu dikirim' })).toBeNull());
  const row = within(await screen.findByRole('row', { name: /43\.210/ }));
  expect(row.getByRole<HTMLButtonElement>('button', { name: /^Edit/ }).disabled).toBe(false);
  expect(screen.getByText('Showing 1 to 1 of 1 entries')).toBeTruthy();
});

const firstRow = () => within(screen.getByRole('table')).getAllByRole('row')[1]?.textContent;

test('a farmer sees what he has written: products and plots, new, changed and to be deleted', async () => {
  const token = await logIn('petani');
  const headers = { Authorization: `Bearer ${token}` };
  const api = 'http://localhost/api';
  const { id: userId } = loggedIn();
  const produk = (await (await fetch(`${api}/produk?user_id=${userId}&limit=10`, { headers })).json()).data;
  const lahan = (await (await fetch(`${api}/lahan-petani?user_id=${userId}`, { headers })).json()).data;
  cutAllWrites();
  const teks = { deskripsi: '', stok: '3', harga: '9000', satuan: 'kg', status: 'aktif', user_id: userId };
  await waits('produk', '/produk', { input: { ...teks, judul: 'Terong Menunggu', foto: [], main: [] } });
  await waits('produk', '/produk', { id: produk.data[0].id, input: { _method: 'delete' } });
  await waits('produk', '/produk', { id: produk.data[1].id, fotoId: 1, input: { _method: 'delete' } });
  const { user } = await open('/dashboard');
  const etalase = within(await screen.findByRole('region', { name: 'Etalase Pangan' }));
  expect(await etalase.findByText(`${produk.total} produk`)).toBeTruthy();
  expect(await etalase.findByText('3 menunggu dikirim')).toBeTruthy();
  await user.click(etalase.getByRole('link', { name: /^Etalase/ }));
  await waitFor(() => expect(firstRow()).toContain('Terong Menunggu'));
  await waitFor(() => expect(button(new RegExp(`^Hapus ${produk.data[0].judul}`)).disabled).toBe(true));
  expect(button(new RegExp(`^Hapus ${produk.data[1].judul}`)).disabled).toBe(false);
  expect(screen.getByText(new RegExp(`of ${produk.total + 1} entries`))).toBeTruthy();

  const [first] = lahan.data;
  await waits('lahanPetani', '/lahan-petani', { id: first.id, input: { _method: 'delete' } });
  cleanup();
  await open('/dashboard/lahan-petani');
  await screen.findByRole('link', { name: 'Menunggu dikirim' });
  await waitFor(() => expect(button(new RegExp(`^Delete ${first.alamat}`)).disabled).toBe(true));
});
