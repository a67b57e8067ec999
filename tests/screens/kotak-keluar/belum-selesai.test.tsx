import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { keptUnder } from '@/entities/laporan/model/isian/use-kept';
import { hargaKutaiBarat, hargaPerKecamatan } from '@/features/manage-harga-pangan';
import { drafts } from '@/shared/lib/device';
import { rowsOf } from '../../support/api/answers.ts';
import { loggedIn } from '../../support/outbox/pending.ts';
import { logIn, open } from '../../support/screens/open.tsx';
import { newPeriode } from '../../support/screens/petugas.ts';

// Compiled before the tests begin: on a busy machine that takes longer than a test waits.
await import('@/pages/dashboard/kotak-keluar');

const { id: melak } = (await rowsOf('/kecamatan?nama_kecamatan=Melak'))[0];
const periode = await newPeriode('harga-pangan', '2026-11-20');

beforeEach(async () => {
  await logIn('petugas');
});

/** Leaves rows of sheets half-way: of two commodities in Melak, of one in the regency. */
async function leaveHalfWay() {
  const under = (field: string, tempatId: number) =>
    keptUnder(field, { userId: loggedIn().id, periodeId: periode.id, tempatId });
  const [figure] = hargaPerKecamatan.figures;
  const typed = { [figure?.name ?? '']: '14500', 'nama/': 'Beras', 'saat/': '1' };
  await drafts.write(`${under(hargaPerKecamatan.field, melak)}1/${melak}`, typed);
  await drafts.write(`${under(hargaPerKecamatan.field, melak)}2/${melak}`, typed);
  await drafts.write(`${under(hargaKutaiBarat.field, 0)}1`, typed);
  // A figure that is asked about is no row by itself.
  await drafts.write(`${under(hargaPerKecamatan.field, melak)}3/${melak}`, { 'nama/': 'Cabai' });
}

test('the outbox tells which sheets have rows that are not complete, and leads back to them', async () => {
  await leaveHalfWay();
  await open('/dashboard/kotak-keluar');
  const draftList = within(await screen.findByRole('region', { name: 'Belum selesai' }));
  const line = (name: RegExp) => draftList.findByRole('link', { name });
  const inMelak = await line(new RegExp(`Melak, ${periode.nama_periode}`));
  expect(inMelak.textContent).toContain('2 baris belum selesai');
  expect(inMelak.getAttribute('href')).toBe(
    `/dashboard/harga-pangan/edit?periode=${periode.id}&kecamatan=${melak}&isi=`,
  );
  const wide = await line(/1 baris belum selesai/);
  expect(wide.getAttribute('href')).toBe(`/dashboard/harga-pangan-kutai-barat/edit?periode=${periode.id}&isi=`);
  expect(screen.queryByText('Semua data sudah terkirim')).toBeNull();
});

test('the dashboard counts them beside what the server has of the place', async () => {
  await leaveHalfWay();
  await open('/dashboard');
  const harga = within(await screen.findByRole('region', { name: 'Harga Pangan' }));
  const [count, ...others] = await harga.findAllByText(/belum selesai/);
  expect(others).toEqual([]);
  const line = count?.closest('li');
  await waitFor(() => expect(line?.textContent).toMatch(/^Melak0 dari \d+ harga0 di server, 2 belum selesai$/));
});
