import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeAll, expect, test, vi } from 'vitest';
import type { JenisPeriode } from '#contract/limits.ts';
import { drafts } from '@/shared/lib/device';
import { rowsOf } from '../../support/api/answers.ts';
import { network } from '../../support/api/network.ts';
import { logIn, open, openAs } from '../../support/screens/open.tsx';
import { call, newPeriode, tokenOf } from '../../support/screens/petugas.ts';

// Compiled before the tests begin: on a busy machine that takes longer than a test waits.
await import('@/widgets/entry-desk/ui/grid/DeskIsi');

let melak: number;
let jumlah: Record<'komoditi' | 'pangan' | 'desa', number>;
beforeAll(async () => {
  melak = (await rowsOf('/kecamatan?nama_kecamatan=Melak'))[0]?.id;
  const [komoditi, pangan, desa] = await Promise.all([
    rowsOf('/komoditi?limit=1000'),
    rowsOf('/pangan?limit=1000'),
    rowsOf(`/desa-kelurahan?kecamatan_id=${melak}&limit=1000`),
  ]);
  jumlah = { komoditi: komoditi.length, pangan: pangan.length, desa: desa.length };
});

const grid = () => screen.findByRole('grid', undefined, { timeout: 20_000 });
const fields = () => screen.getAllByRole<HTMLInputElement>('textbox');
const ready = async () => {
  const found = within(await grid());
  // The first cell that lacks its figure is where typing begins.
  await waitFor(() => expect((document.activeElement as HTMLElement)?.dataset['figur']).toBeTruthy());
  return found;
};
const price = (periode: number, more = '') =>
  `/dashboard/harga-pangan/edit?periode=${periode}&kecamatan=${melak}${more}`;
const stored = (periode: number) => rowsOf(`/harga-pangan?periode_harga_pangan_id=${periode}&kecamatan_id=${melak}`);

test("'Isi sekaligus' shows all commodities; what is typed is stored by itself, and 'Selesai' leads to the table", async () => {
  const { id } = await newPeriode('harga-pangan');
  const { user, address } = await openAs('petugas', price(id));
  expect(await screen.findByText('Tidak Ada Data Harga Pangan')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Isi sekaligus' }));
  const table = await ready();
  expect(address()).toContain('isi=');
  expect(table.getAllByRole('rowheader')).toHaveLength(jumlah.komoditi);
  const [eceran = '', grosir = ''] = fields().map(({ placeholder }) => placeholder.replaceAll('.', ''));
  await user.keyboard(`${eceran}{Tab}${grosir}{Tab}`);
  expect(await table.findByText('Terkirim', undefined, { timeout: 20_000 })).toBeTruthy();
  expect(await stored(id)).toMatchObject([{ harga_eceran: Number(eceran), harga_grosir: Number(grosir) }]);
  expect(screen.getByText(`1 dari ${jumlah.komoditi} terisi`)).toBeTruthy();
  expect(await screen.findByRole('tab', { name: `Melak 1/${jumlah.komoditi}`, selected: true })).toBeTruthy();
  expect(screen.queryByText(/^Terkirim: /)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Selesai' }));
  expect(await screen.findByRole('button', { name: /^Edit / })).toBeTruthy();
  expect(address()).toBe(price(id));
});

test('an opened desk asks for nothing but the rows of its place when its grid opens', async () => {
  const { id } = await newPeriode('harga-pangan');
  const { user } = await openAs('petugas', price(id));
  expect(await screen.findByText('Tidak Ada Data Harga Pangan')).toBeTruthy();
  const asked: string[] = [];
  network.events.on('request:start', ({ request }) => void asked.push(new URL(request.url).pathname));
  await user.click(screen.getByRole('button', { name: 'Isi sekaligus' }));
  await ready();
  network.events.removeAllListeners();
  expect(asked.filter((path) => path.startsWith('/api'))).toEqual(['/api/harga-pangan']);
});

test('a refresh in the middle comes back to the grid, with what was stored and what is not complete yet', async () => {
  const { id } = await newPeriode('harga-pangan');
  const { user } = await openAs('petugas', price(id, '&isi='));
  await ready();
  const [first, , second] = fields().map((field) => field.getAttribute('aria-label') ?? '');
  const [eceran = '', grosir = ''] = fields().map(({ placeholder }) => placeholder);
  await user.keyboard(`${eceran}{Tab}${grosir}{Tab}21000{Enter}`);
  expect(await within(await grid()).findByText('Belum lengkap')).toBeTruthy();
  await waitFor(async () => expect(await stored(id)).toHaveLength(1), { timeout: 20_000 });
  cleanup();
  await open(price(id, '&isi='));
  await ready();
  const textIn = (name = '') => screen.getByRole<HTMLInputElement>('textbox', { name }).value;
  await waitFor(() => expect(textIn(second)).toBe('21.000'));
  expect(textIn(first)).toBe(eceran);
});

test('typing begins in the first cell that lacks its figure, also where what lies on the device is read last', async () => {
  const { id } = await newPeriode('harga-pangan');
  const { user } = await openAs('petugas', price(id, '&isi='));
  await ready();
  const [first = '', second = ''] = fields().map((field) => field.getAttribute('aria-label') ?? '');
  await user.keyboard('21000{Enter}');
  expect(await within(await grid()).findByText('Belum lengkap')).toBeTruthy();
  cleanup();
  let letRead = () => {};
  const read = new Promise<void>((resolve) => (letRead = resolve));
  const readAll = drafts.readAll.bind(drafts);
  vi.spyOn(drafts, 'readAll').mockImplementationOnce(async (prefix) => {
    await read;
    return readAll(prefix);
  });
  await open(price(id, '&isi='));
  await within(await grid()).findByRole('textbox', { name: first });
  letRead();
  await ready();
  expect(document.activeElement?.getAttribute('aria-label')).toBe(second);
});

const five: [string, JenisPeriode, (id: number) => string, string, () => number, string[]][] = [
  ['harga', 'harga-pangan', (id) => price(id, '&isi='), '/harga-pangan', () => jumlah.komoditi, ['20000', '19000']],
  [
    'harga se-kabupaten',
    'harga-pangan',
    (id) => `/dashboard/harga-pangan-kutai-barat/edit?periode=${id}&isi=`,
    '/harga-pangan-kutai-barat',
    () => jumlah.komoditi,
    ['20000', '19000'],
  ],
  [
    'ketersediaan',
    'ketersediaan-pangan',
    (id) => `/dashboard/ketersediaan-pangan/edit?periode=${id}&kecamatan=${melak}&isi=`,
    '/ketersediaan-pangan',
    () => jumlah.pangan,
    ['38.000', '0,5', '0,6'],
  ],
  [
    'luas tanam',
    'luas-tanam',
    (id) => `/dashboard/luas-lahan?periode=${id}&kecamatan=${melak}&isi=`,
    '/luas-tanam',
    () => jumlah.desa * 4,
    ['5', '1'],
  ],
  [
    'timbang balita',
    'timbang-balita',
    (id) => `/dashboard/timbang-balita/edit?periode=${id}&kecamatan=${melak}&isi=`,
    '/timbang-balita',
    () => jumlah.desa,
    ['60', '50', '8', '3', '0'],
  ],
];

test.each(five)(
  '%s: every row that may be entered stands there, and one that is typed whole is stored',
  async (...report) => {
    const [, jenis, addressOf, path, count, figures] = report;
    const { id } = await newPeriode(jenis);
    const { user } = await openAs('petugas', addressOf(id));
    const table = await ready();
    expect(table.getAllByRole('rowheader')).toHaveLength(count());
    await user.keyboard(`${figures.join('{Tab}')}{Enter}`);
    expect(await table.findByText('Terkirim', undefined, { timeout: 20_000 })).toBeTruthy();
    const rows = await rowsOf(`${path}?periode_${jenis.replaceAll('-', '_')}_id=${id}`);
    const sent = figures.map((text) => Number(text.replace('.', '').replace(',', '.')));
    expect(Object.values(rows[0] ?? {})).toEqual(expect.arrayContaining(sent));
  },
);

test('figures that are far from the period before are sent once somebody has answered; the end lists them', async () => {
  const { id } = await newPeriode('harga-pangan');
  const { user, address } = await openAs('petugas', price(id, '&isi='));
  await ready();
  const first = document.activeElement?.getAttribute('aria-label');
  await user.keyboard('3{Tab}2{Tab}3{Tab}');
  await within(await grid()).findByText('Belum lengkap');
  expect(within(await grid()).getByRole('button', { name: /^Benar, / })).toBeTruthy();
  expect(await stored(id)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Selesai' }));
  const question = within(await screen.findByRole('dialog', { name: 'Periksa angka yang jauh berubah' }));
  expect(question.getAllByRole('listitem')).toHaveLength(3);
  await user.click(question.getByRole('button', { name: 'Periksa lagi' }));
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(first));
  await user.click(screen.getByRole('button', { name: 'Selesai' }));
  await user.click(await screen.findByRole('button', { name: 'Tinggalkan dulu' }));
  await waitFor(() => expect(address()).toBe(price(id)));
  expect(
    await screen.findByText('2 baris belum dikirim karena belum dijawab. Tersimpan di perangkat ini.'),
  ).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: /^Isi sekaligus 2/ }));
  await ready();
  await user.click(screen.getByRole('button', { name: 'Selesai' }));
  await user.click(await screen.findByRole('button', { name: 'Ya, benar semua' }));
  await waitFor(() => expect(address()).toBe(price(id)));
  await waitFor(async () => expect(await stored(id)).toMatchObject([{ harga_eceran: 3, harga_grosir: 2 }]));
});

test("another officer's row may only be read, and says whose it is", async () => {
  const { id } = await newPeriode('harga-pangan');
  const [komoditi] = await rowsOf('/komoditi?limit=1');
  const row = { komoditi_id: komoditi?.id, kecamatan_id: melak, periode_harga_pangan_id: id };
  await call('/harga-pangan', { ...row, harga_eceran: '9900', harga_grosir: '9000' }, await tokenOf('superadmin'));
  await openAs('petugas', price(id, '&isi='));
  const table = await ready();
  const theirs = within(table.getByRole('row', { name: new RegExp(`^${komoditi?.nama_komoditi}`) }));
  expect(theirs.getByTitle('Diisi petugas lain')).toBeTruthy();
  expect(theirs.getAllByRole<HTMLInputElement>('textbox').map(({ readOnly }) => readOnly)).toEqual([true, true]);
});

test('a place whose rows do not come says why, and asks again', async () => {
  const { id } = await newPeriode('harga-pangan');
  network.use(http.get('*/api/komoditi', () => Response.error()));
  await logIn('petugas');
  const { user } = await open(price(id, '&isi='));
  expect(await screen.findByText(/^Error: /)).toBeTruthy();
  network.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  await ready();
});
