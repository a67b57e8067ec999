import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { type Row, rowsOf } from '../../support/api/answers.ts';
import { csvRows } from '../../support/api/files.ts';
import { cutAllWrites, waits } from '../../support/outbox/pending.ts';
import { logIn, open } from '../../support/screens/open.tsx';
import { newPeriode } from '../../support/screens/petugas.ts';
import { choose, openTable, printed, saved } from '../../support/screens/taken.ts';

let periode: Row;
let melak: number;
beforeAll(async () => {
  periode = (await rowsOf('/periode-harga-pangan?limit=1000')).at(-2);
  melak = (await rowsOf('/kecamatan?nama_kecamatan=Melak'))[0]?.id;
});

const page = (id: number) => `/dashboard/harga-pangan/edit?periode=${id}&kecamatan=${melak}`;

test('what this device has not sent is not in the server’s file, which is said before', async () => {
  const { id } = await newPeriode('harga-pangan');
  await logIn('petugas');
  cutAllWrites();
  const [komoditi] = await rowsOf('/komoditi?limit=1');
  await waits('hargaPangan', '/harga-pangan', {
    input: {
      ...{ kecamatan_id: melak, komoditi_id: String(komoditi.id), periode_harga_pangan_id: id },
      ...{ harga_eceran: '14500', harga_grosir: '13000' },
    },
  });
  const { user } = await open(page(id));
  await screen.findByText('Menunggu dikirim');
  await user.click(screen.getByRole('button', { name: 'Unduh' }));
  expect(await screen.findByText('1 data di perangkat ini belum terkirim dan tidak termasuk')).toBeTruthy();

  await user.click(screen.getByRole('menuitem', { name: 'Cetak' }));
  await waitFor(() => expect(printed).toHaveBeenCalledTimes(1));
  const sheet = paper();
  expect(sheet.getByText(komoditi.nama_komoditi)).toBeTruthy();
  expect(sheet.getByText('Termasuk data yang belum terkirim dari perangkat ini.')).toBeTruthy();
  // One of 36 commodities is reported.
  expect(sheet.getByText(/^Belum dilaporkan: /).textContent?.split(', ')).toHaveLength(35);
});

test('Cetak: on the paper that the office has chosen', async () => {
  const token = await logIn('admin');
  const put = (kertas: string) =>
    fetch('http://localhost/api/kantor/identitas', {
      method: 'PUT',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ nama_dinas: 'Dinas', kertas }),
    });
  await put('F4');
  const user = await openTable(page(periode.id));
  await choose(user, 'Cetak');
  await waitFor(() => expect(printed).toHaveBeenCalledTimes(1));
  expect(document.querySelector('[data-cetak]')?.getAttribute('data-cetak')).toBe('F4');
  // Rows, notes and who signs follow each other: print rules keep the last rows on the page of the signature.
  const [, table, footer] = document.querySelector('[data-cetak]')!.children;
  expect([table?.tagName, table?.querySelectorAll('tbody').length, footer?.tagName]).toEqual(['TABLE', 1, 'FOOTER']);
  await put('A4');
});

const paper = () => within(document.querySelector<HTMLElement>('[data-cetak]')!);

test('Cetak: a sheet with place, period, all rows, the officer and the lines to sign on', async () => {
  const user = await openTable(page(periode.id));
  await choose(user, 'Cetak');
  await waitFor(() => expect(printed).toHaveBeenCalledTimes(1));
  const sheet = paper();
  expect(sheet.getByRole('heading', { name: 'Harga pangan', hidden: true })).toBeTruthy();
  for (const words of ['Kabupaten Kutai Barat', 'Melak', periode.nama_periode, 'Mengetahui,', 'Yulius Bahang']) {
    expect(sheet.getByText(words)).toBeTruthy();
  }
  expect(sheet.getByText(/Petugas,/)).toBeTruthy();
  // All 36, not the ten of the screen's page.
  expect(sheet.getAllByRole('row', { hidden: true })).toHaveLength(36 + 1);
  expect(sheet.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    ...['No', 'Komoditi', 'Satuan', 'Harga Eceran', 'Harga Grosir'],
  ]);
});

test.each([
  ['petani', '/dashboard/pangan', 'produk-', ['No', 'Nama Produk', 'Harga', 'Stok', 'Status']],
  [
    'petani',
    '/dashboard/lahan-petani',
    'lahan-petani',
    ['No', 'Kecamatan', 'Kelurahan', 'Alamat', 'Komoditi', 'Bulan Panen'],
  ],
])('%s, %s: his own as a file and on paper', async (who, address, name, headers) => {
  const user = await openTable(address, who);
  const { total } = await (async () => {
    const text = await screen.findByText(/^Showing 1 to/);
    return { total: Number(/of (\d+)/.exec(text.textContent ?? '')?.[1]) };
  })();
  await choose(user, 'CSV');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name.startsWith(name.replace(/-$/, ''))).toBe(true);
  expect(csvRows(await saved[0]!.file.text())).toHaveLength(total + 1);
  await choose(user, 'Cetak');
  await waitFor(() => expect(printed).toHaveBeenCalledTimes(1));
  expect(
    paper()
      .getAllByRole('columnheader', { hidden: true })
      .map(({ textContent }) => textContent),
  ).toEqual(headers);
  expect(paper().getAllByRole('row', { hidden: true })).toHaveLength(total + 1);
  expect(paper().getByText(/Petani,/)).toBeTruthy();
});
