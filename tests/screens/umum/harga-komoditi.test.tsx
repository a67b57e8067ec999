import { fireEvent, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { kecamatanSaya } from '@/entities/wilayah';
import { network } from '../../support/api/network.ts';
import { open } from '../../support/screens/open.tsx';
import { factsIn } from '../../support/screens/seen.ts';

const ask = async (path: string) => (await fetch(`http://localhost/api${path}`).then((answer) => answer.json())).data;

/** The answer of a summary, with some of it changed. */
async function changed(path: string, change: (data: Record<string, unknown>) => object) {
  const data = await ask(path);
  network.use(
    http.get(`*/api${path.split('?')[0]}`, () =>
      HttpResponse.json({
        meta: { status: 'success', message: 'Berhasil', code: 200 },
        data: { ...data, ...change(data) },
      }),
    ),
  );
}

const komoditi = async (nama: string) =>
  (await ask('/komoditi?limit=200')).data.find((one: { nama_komoditi: string }) => one.nama_komoditi === nama).id;

const slider = () => screen.findByRole('slider', { name: /^Harga Beras Medium di Melak/ });

test('a commodity in a place: its price first, then the curve, the year, the other places and the facts', async () => {
  await open('/harga-pangan/melak/beras-medium');
  await screen.findByRole('heading', { level: 1, name: 'Beras Medium' });
  expect(await screen.findByRole('img', { name: /^Harga Beras Medium di Melak, \d+ periode terakhir$/ })).toBeTruthy();
  for (const label of ['Terendah', 'Tertinggi', 'Biasanya']) expect(screen.getByText(label)).toBeTruthy();
  const rows = within(screen.getAllByRole('list').at(-1)!).getAllByRole('listitem');
  expect(rows).toHaveLength(16);
  expect(rows[0]?.textContent).toMatch(/^Melak.*kecamatan ini/);
  expect(screen.getByText(/^dihitung dari (semua|\d+ di antara) 16 kecamatan$/)).toBeTruthy();
  expect(screen.getByText('harga kabupaten, diisi petugas')).toBeTruthy();
  const labels = factsIn(screen.getByRole('main')).map(([label]) => label);
  expect(labels.slice(-5)).toEqual(['Periode Harga Pangan', 'Kecamatan', 'Komoditi', 'Harga Eceran', 'Harga Grosir']);
});

test('the keys move along the curve, and another place is one tap away', async () => {
  const { user, address } = await open('/harga-pangan/melak/beras-medium');
  const newest = (await slider()).getAttribute('aria-valuetext');
  fireEvent.keyDown(await slider(), { key: 'ArrowLeft' });
  expect((await slider()).getAttribute('aria-valuetext')).not.toBe(newest);
  await user.click(screen.getByRole('link', { name: 'Damai' }));
  expect(await screen.findByRole('slider', { name: /^Harga Beras Medium di Damai/ })).toBeTruthy();
  expect(address()).toBe('/harga-pangan/damai/beras-medium');
});

test('the own sub-district is pinned wherever one looks', async () => {
  const [, , damai] = (await ask('/kecamatan?limit=20')).data as { id: number; nama_kecamatan: string }[];
  kecamatanSaya.write({ id: damai!.id, nama_kecamatan: damai!.nama_kecamatan });
  await open('/harga-pangan/melak/beras-medium');
  expect((await screen.findByText('kecamatan saya')).closest('li')?.textContent).toContain(damai!.nama_kecamatan);
});

test("a reference in words: '… % di atas HET'; one that starts later is told, but compared with nothing", async () => {
  const id = await komoditi('Beras Medium');
  await changed(`/harga-pangan/banding?komoditi_id=${id}`, (data) => ({
    kecamatan: (data['kecamatan'] as { nama_kecamatan: string }[]).map((one) =>
      one.nama_kecamatan === 'Melak' ? { ...one, eceran: 15_680 } : one,
    ),
    acuan: [
      { jenis: 'HET', harga_acuan: 14_000, sumber: 'Bapanas 299/2025', zona: 'Zona 2', berlaku_mulai: '2025-08-22' },
      { jenis: 'HET', harga_acuan: 20_000, sumber: 'Bapanas 1/2027', zona: 'Zona 2', berlaku_mulai: '2027-01-01' },
    ],
  }));
  await open('/harga-pangan/melak/beras-medium');
  expect(await screen.findByText(/12\s% di atas HET/)).toBeTruthy();
  expect(screen.getByText(/^Mulai 1 Jan 2027: HET Zona 2/)).toBeTruthy();
  expect(screen.getAllByText(/di (atas|bawah) HET/)).toHaveLength(1);
});

test('a commodity without any price says so, and still compares', async () => {
  const id = await komoditi('Beras Medium');
  const bare = (one: object) => ({ ...one, eceran: null, grosir: null });
  await changed(`/harga-pangan/riwayat?komoditi_id=${id}&kecamatan_id=2`, (data) => ({
    titik: (data['titik'] as object[]).map(bare),
  }));
  await changed(`/harga-pangan/banding?komoditi_id=${id}`, (data) => ({
    kecamatan: (data['kecamatan'] as { kecamatan_id: number }[]).map((one) =>
      one.kecamatan_id === 2 ? bare(one) : one,
    ),
  }));
  await open('/harga-pangan/melak/beras-medium');
  expect(await screen.findByText('Belum ada harga di Melak')).toBeTruthy();
  expect(screen.getByText('Belum ada harga Beras Medium di Melak.')).toBeTruthy();
  expect(screen.queryByText('Terendah')).toBeNull();
  expect(screen.getByRole('link', { name: 'Damai' })).toBeTruthy();
});

test('the regency has a page of its own, with what is computed beside what was entered', async () => {
  await open('/harga-pangan-kutai-barat/beras-medium');
  await screen.findByRole('slider', { name: /^Harga Beras Medium di Kabupaten Kutai Barat/ });
  expect(screen.getByText('Eceran (diisi)')).toBeTruthy();
  expect(screen.getAllByText('Rata-rata kecamatan (dihitung)').length).toBeGreaterThan(0);
});

test.each([
  ['/harga-pangan/melak/tidak-ada', 'Komoditi tidak ditemukan', 'Lihat harga di Melak'],
  ['/harga-pangan/nama-lama/beras-medium', 'Tidak ada data harga pangan di kecamatan ini', 'Lihat semua kecamatan'],
])('bad input: %s leads on', async (path, sentence, way) => {
  await open(path);
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.getAllByRole('link', { name: way }).length).toBeGreaterThan(0);
});

test('a card opens the same below its facts, and leads to the page', async () => {
  const { user, address } = await open('/harga-pangan/melak');
  await user.click(await screen.findByRole('button', { name: /^Beras Medium/ }));
  const sheet = await screen.findByRole('dialog', { name: 'Detail Harga Pangan' });
  expect(await within(sheet).findByRole('slider', { name: /^Harga Beras Medium/ })).toBeTruthy();
  await user.click(within(sheet).getByRole('link', { name: 'Buka halaman Beras Medium' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Beras Medium' })).toBeTruthy();
  expect(address()).toBe('/harga-pangan/melak/beras-medium');
});

test('without an answer the sheet still shows what the list knows, and asks again', async () => {
  network.use(http.get('*/api/harga-pangan/riwayat', () => HttpResponse.error()));
  const { user } = await open('/harga-pangan/melak');
  await user.click(await screen.findByRole('button', { name: /^Beras Medium/ }));
  const sheet = await screen.findByRole('dialog', { name: 'Detail Harga Pangan' });
  expect(await within(sheet).findByText(/^Riwayat dan perbandingan harga belum bisa dimuat/)).toBeTruthy();
  expect(factsIn(sheet)).toHaveLength(5);
  network.resetHandlers();
  await user.click(within(sheet).getByRole('button', { name: 'Coba lagi' }));
  expect(await within(sheet).findByRole('slider')).toBeTruthy();
});
