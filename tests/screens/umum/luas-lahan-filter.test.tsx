import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeAll, expect, test } from 'vitest';
import { breaks, type Row, rowsOf } from '../../support/api/answers.ts';
import { network } from '../../support/api/network.ts';
import { open } from '../../support/screens/open.tsx';

const address = '/luas-lahan-perkiraan-panen';
// What lies under the open sheet is hidden from readers of the screen.
const cards = () => screen.queryAllByRole('article', { hidden: true });
const shown = (count: number) => waitFor(() => expect(cards()).toHaveLength(count));
const filterButton = () => screen.getByRole('button', { name: /^Filter/, hidden: true });

let lahan: Row[];
beforeAll(async () => {
  lahan = await rowsOf('/lahan-petani?limit=200');
});

/** Opens the sheet, with its sub-districts. */
async function openSheet(path: string) {
  const { user, address: at } = await open(path);
  await user.click(filterButton());
  const sheet = within(await screen.findByRole('dialog', { name: 'Filter' }));
  await sheet.findByRole('option', { name: 'Melak' });
  return { user, at, sheet, field: (name: string) => sheet.getByRole<HTMLSelectElement>('combobox', { name }) };
}

test('the sheet offers every sub-district, the crops of the spec and twelve months', async () => {
  const { field } = await openSheet(address);
  const choices = (name: string) => [...field(name).options].map(({ textContent }) => textContent);
  expect(choices('Kecamatan')).toHaveLength(17);
  expect(choices('Kecamatan')[0]).toBe('Semua kecamatan');
  expect(choices('Komoditi')).toEqual(['Semua komoditi', 'padi', 'jagung', 'ubi kayu', 'ubi jalar']);
  expect(choices('Bulan Panen')).toHaveLength(13);
  expect(filterButton().textContent).toBe('Filter');
});

test('it narrows through the API, and the button tells how many filters are on', async () => {
  const { kecamatan_id, komoditi, bulan } = lahan[3];
  const month = bulan.split(' ')[0];
  const { user, at, sheet, field } = await openSheet(address);
  await user.selectOptions(field('Kecamatan'), String(kecamatan_id));
  await user.selectOptions(field('Komoditi'), komoditi);
  await user.selectOptions(field('Bulan Panen'), month);
  await user.click(sheet.getByRole('button', { name: 'Terapkan' }));
  const query = new URLSearchParams({ kecamatan: String(kecamatan_id), komoditi, bulan: month });
  await waitFor(() => expect(at()).toBe(`${address}?${query}`));
  await shown(
    lahan.filter((row) => row.kecamatan_id === kecamatan_id && row.komoditi === komoditi && row.bulan.startsWith(month))
      .length,
  );
  await waitFor(() => expect(filterButton().textContent).toBe('Filter3'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('one filter counts one, goes together with the search, and can be taken off', async () => {
  const { user, at, sheet, field } = await openSheet(`${address}?query=jalan&komoditi=padi`);
  expect(filterButton().textContent).toBe('Filter1');
  const padi = lahan.filter((row) => row.komoditi === 'padi' && /jalan/i.test(row.alamat));
  await shown(padi.length);
  expect([field('Kecamatan').value, field('Komoditi').value, field('Bulan Panen').value]).toEqual(['', 'padi', '']);
  await user.click(sheet.getByRole('button', { name: 'Hapus filter' }));
  await waitFor(() => expect(filterButton().textContent).toBe('Filter'));
  expect(at()).toBe(`${address}?query=jalan`);
});

test("spec §2: 'Tidak Ada Data' when the filter leaves nothing, and a way to all land", async () => {
  const { user, address: at } = await open(`${address}?query=jalan&bulan=Nopember`);
  expect(await screen.findByText('Tidak Ada Data')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Lihat semua lahan' }));
  await shown(50);
  expect(at()).toBe(address);
  expect(filterButton().textContent).toBe('Filter');
});

test('bad input: a filter that means nothing narrows nothing and is not counted', async () => {
  await open(`${address}?kecamatan=melak&komoditi=emas`);
  await shown(50);
  expect(filterButton().textContent).toBe('Filter');
});

test('without the list of sub-districts the other filters still serve', async () => {
  breaks('/kecamatan', () => HttpResponse.error());
  const { user } = await open(address);
  await user.click(filterButton());
  const sheet = within(await screen.findByRole('dialog', { name: 'Filter' }));
  await user.selectOptions(sheet.getByRole('combobox', { name: 'Komoditi' }), 'jagung');
  await user.click(sheet.getByRole('button', { name: 'Terapkan' }));
  await shown(lahan.filter(({ komoditi }) => komoditi === 'jagung').length);
  network.resetHandlers();
});
