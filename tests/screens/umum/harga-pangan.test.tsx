import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { network } from '../../support/api/network.ts';
import { open } from '../../support/screens/open.tsx';
import { factsIn } from '../../support/screens/seen.ts';

const fails = (path: string, message: string) =>
  network.use(
    http.get(path, () =>
      HttpResponse.json({ meta: { status: 'error', message, code: 500 }, data: { message } }, { status: 500 }),
    ),
  );
const answers = (path: string, data: unknown[]) =>
  network.use(
    http.get(path, () =>
      HttpResponse.json({
        meta: { status: 'success', message: 'Berhasil', code: 200 },
        data: { data, from: null, to: null, total: 0, last_page: 1, next_page_url: null },
      }),
    ),
  );

test("spec §2, /harga-pangan: 'Harga Kabupaten Kutai Barat' is always first and goes to /harga-pangan-kutai-barat", async () => {
  const { user, address } = await open('/harga-pangan');
  await screen.findByRole('link', { name: 'Melak' });
  const rows = within(screen.getByRole('main')).getAllByRole('link');
  expect(rows[0]).toHaveProperty('textContent', 'Harga Kabupaten Kutai Barat');
  expect(rows).toHaveLength(17);
  await user.click(rows[0]!);
  await screen.findByRole('heading', { level: 1, name: 'Harga Kabupaten Kutai Barat' });
  expect(address()).toBe('/harga-pangan-kutai-barat');
});

test('spec §2, /harga-pangan: a sub-district stores kecamatanId and kecamatanName and goes to its slug', async () => {
  const { user, address } = await open('/harga-pangan');
  await user.click(await screen.findByRole('link', { name: 'Mook Manaar Bulatn' }));
  await screen.findByRole('heading', { level: 1, name: 'Mook Manaar Bulatn' });
  expect(address()).toBe('/harga-pangan/mook-manaar-bulatn');
  expect(JSON.parse(localStorage.getItem('detailKecamatanHargaPangan') ?? '')).toEqual({
    kecamatanId: expect.any(Number),
    kecamatanName: 'Mook Manaar Bulatn',
  });
});

test("spec §2, /harga-pangan: empty 'Tidak Ada Data Kecamatan'", async () => {
  answers('*/api/kecamatan', []);
  await open('/harga-pangan');
  expect(await screen.findByText('Tidak Ada Data Kecamatan')).toBeTruthy();
});

test("spec §8: 'Gagal mendapatkan data kecamatan', and a way on", async () => {
  fails('*/api/kecamatan', 'Basis data sibuk');
  const { user } = await open('/harga-pangan');
  expect(await screen.findByText('Error: Basis data sibuk')).toBeTruthy();
  expect(await screen.findByText('Gagal mendapatkan data kecamatan')).toBeTruthy();
  network.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByRole('link', { name: 'Melak' })).toBeTruthy();
});

test('spec §2, /harga-pangan/{slug}: the last period is selected when none is stored, the choice is remembered', async () => {
  const { user, address } = await open('/harga-pangan/melak');
  const periode = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Periode' });
  await waitFor(() => expect(periode.selectedOptions[0]?.textContent).toMatch(/November 2026$/));
  expect(periode.options[0]?.textContent).toBe('Pilih Periode');
  expect(periode.options).toHaveLength(53);
  const older = periode.options[20]!;
  await user.selectOptions(periode, older);
  await waitFor(() => expect(address()).toBe(`/harga-pangan/melak?periode=${older.value}`));
  expect(localStorage.getItem('periodeHargaPangan')).toBe(older.value);
});

test("spec §2: without a period 'Pilih periode harga pangan terlebih dahulu'", async () => {
  await open('/harga-pangan/melak?periode=0');
  expect(await screen.findByText('Pilih periode harga pangan terlebih dahulu')).toBeTruthy();
});

test("spec §2: 'Tidak Ada Periode' if there are no periods", async () => {
  answers('*/api/periode-harga-pangan', []);
  await open('/harga-pangan/melak');
  const option = await screen.findByRole<HTMLOptionElement>('option', { name: 'Tidak Ada Periode' });
  expect(option.value).toBe('0');
});

test("spec §2: empty 'Tidak ada data harga pangan di kecamatan ini'", async () => {
  answers('*/api/harga-pangan', []);
  await open('/harga-pangan/melak');
  expect(await screen.findByText('Tidak ada data harga pangan di kecamatan ini')).toBeTruthy();
});

test("spec §2: error 'Error: {message}' beside a way to ask again", async () => {
  fails('*/api/harga-pangan', 'Sedang dirawat');
  const { user } = await open('/harga-pangan/melak');
  expect(await screen.findByText('Error: Sedang dirawat')).toBeTruthy();
  network.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByRole('button', { name: /^Beras Medium/ })).toBeTruthy();
});

test("spec §8: 'Gagal mendapatkan data periode harga pangan'", async () => {
  fails('*/api/periode-harga-pangan', 'Sedang dirawat');
  await open('/harga-pangan/melak');
  expect(await screen.findByText('Gagal mendapatkan data periode harga pangan')).toBeTruthy();
});

test("spec §2: a card opens the modal 'Detail Harga Pangan', an empty price reads 'Rp. 0'", async () => {
  const list = await fetch('http://localhost/api/harga-pangan?kecamatan_id=2&limit=1').then((answer) => answer.json());
  answers('*/api/harga-pangan', [{ ...list.data.data[0], harga_eceran: 14500, harga_grosir: null }]);
  const { user } = await open('/harga-pangan/melak');
  await user.click(await screen.findByRole('button', { name: new RegExp(list.data.data[0].nama_komoditi) }));
  const detail = await screen.findByRole('dialog', { name: 'Detail Harga Pangan' });
  expect(factsIn(detail)).toEqual([
    ['Periode Harga Pangan', list.data.data[0].nama_periode_harga_pangan],
    ['Kecamatan', 'Melak'],
    ['Komoditi', list.data.data[0].nama_komoditi],
    ['Harga Eceran', 'Rp 14.500'],
    ['Harga Grosir', 'Rp. 0'],
  ]);
});

test('the regency has its own prices', async () => {
  const { user } = await open('/harga-pangan-kutai-barat');
  await user.click(await screen.findByRole('button', { name: /^Telur Ayam/ }));
  const detail = await screen.findByRole('dialog', { name: 'Detail Harga Pangan' });
  expect(factsIn(detail)[1]).toEqual(['Kecamatan', 'Kabupaten Kutai Barat']);
});

test('a card tells the change against the period before by arrow, sign and per cent', async () => {
  const list = await fetch('http://localhost/api/harga-pangan?kecamatan_id=2&limit=3').then((answer) => answer.json());
  const [naik, turun, tetap] = list.data.data;
  answers('*/api/harga-pangan', [
    { ...naik, harga_eceran: 11000, harga_eceran_sebelumnya: 10000 },
    { ...turun, harga_eceran: 9500, harga_eceran_sebelumnya: 10000 },
    { ...tetap, harga_eceran: 10000, harga_eceran_sebelumnya: 10000 },
  ]);
  await open('/harga-pangan/melak');
  expect(await screen.findByText('▲ +10 %')).toBeTruthy();
  expect(screen.getByText('▼ −5 %')).toBeTruthy();
  expect(screen.getByText('= 0 %')).toBeTruthy();
  expect(screen.getByText('naik 10 persen dari periode sebelumnya')).toBeTruthy();
});

test('the commodity filter narrows the cards', async () => {
  const { user } = await open('/harga-pangan/melak');
  await screen.findByRole('button', { name: /^Beras Medium/ });
  await user.type(screen.getByPlaceholderText('Cari komoditi'), 'CABAI');
  expect(screen.queryByRole('button', { name: /^Beras Medium/ })).toBeNull();
  expect(screen.getAllByRole('button', { name: /^Cabai/ }).length).toBeGreaterThan(1);
});

test.each(["mu'ut", '%2e%2e', 'x'.repeat(2000)])(
  'bad input: an address that names no sub-district: %.20s',
  async (slug) => {
    await open(`/harga-pangan/${slug}`);
    expect(await screen.findByText(/Tidak ada data harga pangan di kecamatan ini|404 \| Not Found/)).toBeTruthy();
  },
);
