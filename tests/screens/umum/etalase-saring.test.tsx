import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { network } from '../../support/api/network.ts';
import { lokasi } from '../../support/forms/lokasi.ts';
import { open } from '../../support/screens/open.tsx';
import { scrollUntil } from '../../support/screens/scrolling.ts';

const produk = async (query: string) => {
  const { data } = await (await fetch(`http://localhost/api/produk?${query}`)).json();
  return data.data as { id: number; judul: string; slug: string; user_id: number; users: { nama_lengkap: string } }[];
};
const cards = async () =>
  (await screen.findAllByRole('link', { name: /Stok/ })).map((card) => card.getAttribute('href'));
const addressed = (rows: { slug: string }[]) => rows.map(({ slug }) => `/detail-produk/${slug}`);
const sheet = () => screen.findByRole('dialog', { name: 'Saring' });

test('a buyer narrows the showcase in a sheet, sees how many filters are on, and takes one off', async () => {
  const { user, address } = await open('/etalase?query=a');
  await cards();
  await user.click(screen.getByRole('button', { name: 'Saring' }));
  const dialog = within(await sheet());
  await user.selectOptions(dialog.getByLabelText('Jenis'), 'buah');
  await user.type(dialog.getByLabelText('Harga sampai'), '20.000');
  await user.click(dialog.getByRole('button', { name: 'Terapkan' }));
  await waitFor(() => expect(address()).toBe('/etalase?query=a&jenis=buah&harga_sampai=20000'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: /^Saring/ }).textContent).toBe('Saring2');
  const expected = addressed(await produk('search=a&jenis_produk=buah&harga_sampai=20000'));
  await waitFor(async () => expect(await cards()).toEqual(expected));

  await user.click(screen.getByRole('link', { name: /^Hapus saringan sampai Rp\s20\.000$/ }));
  await waitFor(() => expect(address()).toBe('/etalase?query=a&jenis=buah'));
});

test('a price that no product can have is neither cut nor forgotten: it stays where it was typed, and is told why', async () => {
  const { user, address } = await open('/etalase');
  await cards();
  await user.click(screen.getByRole('button', { name: 'Saring' }));
  const price = within(await sheet()).getByLabelText<HTMLInputElement>('Harga sampai');
  await user.type(price, '1234567890');
  await user.click(within(await sheet()).getByRole('button', { name: 'Terapkan' }));
  expect(price.validationMessage).toBe('Angka saja, dalam rupiah, paling banyak 999.999.999');
  expect([address(), price.value]).toEqual(['/etalase', '1234567890']);
  await user.clear(price);
  await user.type(price, '999.999.999');
  await user.click(within(await sheet()).getByRole('button', { name: 'Terapkan' }));
  await waitFor(() => expect(address()).toBe('/etalase?harga_sampai=999999999'));
});

test('all filters are taken off at once; the search and the order stay', async () => {
  const { user, address } = await open('/etalase?query=a&jenis=buah&satuan=kg&urut=termurah');
  await user.click(await screen.findByRole('button', { name: /^Saring/ }));
  await user.click(within(await sheet()).getByRole('button', { name: 'Hapus saringan' }));
  await waitFor(() => expect(address()).toBe('/etalase?query=a&urut=termurah'));
});

test('the cheapest come first when asked for', async () => {
  const { user, address } = await open('/etalase');
  await cards();
  await user.selectOptions(screen.getByLabelText('Urutkan'), 'Termurah');
  await waitFor(() => expect(address()).toBe('/etalase?urut=termurah'));
  const expected = addressed(await produk('urut=termurah'));
  await waitFor(async () => expect(await cards()).toEqual(expected));
  await user.selectOptions(screen.getByLabelText('Urutkan'), 'Terbaru');
  await waitFor(() => expect(address()).toBe('/etalase'));
});

test('the nearest ask for the own sub-district once, and remember it on the device', async () => {
  const { user, address } = await open('/etalase');
  await cards();
  await user.selectOptions(screen.getByLabelText('Urutkan'), 'Terdekat');
  await screen.findByText(/Pilih kecamatan Anda di Saring/);
  await user.click(screen.getByRole('button', { name: 'Pilih kecamatan' }));
  const dialog = within(await sheet());
  await user.selectOptions(await dialog.findByLabelText('Kecamatan saya'), 'Melak');
  await user.click(dialog.getByRole('button', { name: 'Terapkan' }));
  await waitFor(() => expect(address()).toMatch(/^\/etalase\?urut=terdekat&dekat=\d+$/));
  expect(await screen.findByText(/^Dari Melak/)).toBeTruthy();
  expect(JSON.parse(localStorage.getItem('kecamatanSaya') ?? '')).toMatchObject({ nama_kecamatan: 'Melak' });
});

test('the device says where the nearest are counted from, asked only on a tap', async () => {
  const asked = lokasi.granted(-0.2333, 115.85);
  const { user, address } = await open('/etalase?urut=terdekat');
  await user.click(await screen.findByRole('button', { name: 'Pilih kecamatan' }));
  const dialog = within(await sheet());
  expect(asked).not.toHaveBeenCalled();
  await user.click(await dialog.findByRole('button', { name: 'Gunakan lokasi saya' }));
  const [, nama = ''] = /Kecamatan (.+)\./.exec((await dialog.findByText(/^Anda berada di/)).textContent ?? '') ?? [];
  const own = dialog.getByLabelText<HTMLSelectElement>('Kecamatan saya');
  expect(own.selectedOptions[0]?.textContent).toBe(nama);
  await user.click(dialog.getByRole('button', { name: 'Terapkan' }));
  await waitFor(() => expect(address()).toBe(`/etalase?urut=terdekat&dekat=${own.value}`));
});

test("nothing matches: 'Tidak ada produk', and a way to all of them", async () => {
  await open('/etalase?harga_sampai=0');
  await screen.findByText('Tidak ada produk');
  expect(screen.getByRole('link', { name: 'Lihat semua produk' }).getAttribute('href')).toBe('/etalase');
});

test('a product leads to its seller and all that he offers', async () => {
  const [row] = await produk('limit=1');
  const { user, address } = await open(`/detail-produk/${row!.slug}`);
  await user.click(await screen.findByRole('link', { name: new RegExp(row!.users.nama_lengkap) }));
  await screen.findByRole('heading', { level: 2, name: row!.users.nama_lengkap });
  expect(address()).toBe(`/penjual/${row!.user_id}`);
  expect(await cards()).toEqual(addressed(await produk(`user_id=${row!.user_id}`)));
});

test('products seen lately stand below the next one, the latest first; those that are gone vanish', async () => {
  const [one, two, three] = await produk('limit=3');
  localStorage.setItem('produkDilihat', JSON.stringify([two!.id, 999_999, one!.id]));
  await open(`/detail-produk/${three!.slug}`);
  const seen = within(await screen.findByRole('region', { name: 'Baru dilihat' }));
  expect(seen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(addressed([two!, one!]));
  expect(JSON.parse(localStorage.getItem('produkDilihat') ?? '')).toEqual([three!.id, two!.id, 999_999, one!.id]);
});

test('the device keeps twelve at most, and nonsense counts as nothing', async () => {
  const [row] = await produk('limit=1');
  localStorage.setItem('produkDilihat', JSON.stringify(Array.from({ length: 12 }, (_, at) => 900_000 + at)));
  await open(`/detail-produk/${row!.slug}`);
  await screen.findByRole('heading', { level: 2, name: row!.judul });
  await waitFor(() => expect(JSON.parse(localStorage.getItem('produkDilihat') ?? '')[0]).toBe(row!.id));
  expect(JSON.parse(localStorage.getItem('produkDilihat') ?? '')).toHaveLength(12);
});

const report = async () => {
  const [row] = await produk('limit=1');
  const opened = await open(`/detail-produk/${row!.slug}`);
  await opened.user.click(await screen.findByRole('button', { name: 'Laporkan' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Laporkan produk ini' }));
  return { ...opened, dialog, send: await dialog.findByRole('button', { name: 'Kirim laporan' }) };
};

test('an offer is reported to the office, without an account', async () => {
  const { user, dialog, send } = await report();
  await user.click(send);
  expect((await dialog.findAllByText('Pilih alasannya')).length).toBeGreaterThan(0);
  await user.selectOptions(dialog.getByLabelText('Alasan'), 'Lainnya');
  await user.click(send);
  expect((await dialog.findAllByText('Ceritakan dengan singkat apa yang salah')).length).toBeGreaterThan(0);
  await user.type(dialog.getByLabelText('Keterangan'), 'Nomornya mati.');
  await user.click(send);
  expect(await screen.findByText('Laporan diterima. Terima kasih, dinas akan memeriksanya.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('without a network a report is not kept, says so, and what was typed stays', async () => {
  network.use(http.post('*/api/aduan-produk', () => HttpResponse.error()));
  const { user, dialog, send } = await report();
  await user.selectOptions(dialog.getByLabelText('Alasan'), 'Penipuan atau mencurigakan');
  await user.type(dialog.getByLabelText('Keterangan'), 'Minta uang muka.');
  await user.click(send);
  expect((await screen.findAllByText(/Laporan ini belum terkirim\./)).length).toBeGreaterThan(0);
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Keterangan').value).toBe('Minta uang muka.');
});

test('of a price that too many have, a line says from which product on the cheapest come', async () => {
  const rows = await produk('limit=10');
  network.use(
    http.get('*/api/produk', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page') ?? 1);
      const data = page === 1 ? rows.slice(0, 4) : rows.slice(4);
      const next_page_url = page === 1 ? 'http://localhost/api/produk?harga_dari=1&page=2' : null;
      const [from, to] = page === 1 ? [1, 4] : [5, rows.length];
      // Only pages that reach so far name the row.
      const also = page === 1 ? {} : { termurah_sejak: 7 };
      return HttpResponse.json({
        meta: { status: 'success', message: 'Berhasil', code: 200 },
        data: { data, from, to, total: 10_000, last_page: 2, next_page_url, ...also },
      });
    }),
  );
  await open('/etalase?harga_dari=1');
  await waitFor(async () => expect(await cards()).toHaveLength(4));
  expect(screen.queryByText(/^Mulai di sini dari yang termurah/)).toBeNull();
  const line = /^Mulai di sini dari yang termurah.*lebih dari 10\.000/;
  await scrollUntil(() => expect(screen.getByText(line)).toBeTruthy());
  const list = screen.getByText(line).closest('ul') as HTMLElement;
  const said = within(list).getAllByRole('listitem');
  expect(said).toHaveLength(rows.length + 1);
  expect(said.indexOf(screen.getByText(line))).toBe(6);
});
