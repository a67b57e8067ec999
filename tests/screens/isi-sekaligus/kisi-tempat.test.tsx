import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rowsOf } from '../../support/api/answers.ts';
import { network } from '../../support/api/network.ts';
import { open, openAs } from '../../support/screens/open.tsx';
import { call, newPeriode, tokenOf } from '../../support/screens/petugas.ts';

// Compiled before the tests begin: on a busy machine that takes longer than a test waits.
await import('@/widgets/entry-desk/ui/grid/DeskIsi');

const { id: melak } = (await rowsOf('/kecamatan?nama_kecamatan=Melak'))[0];

/** The grid, once typing has found where it begins. */
const ready = async () => {
  const found = within(await screen.findByRole('grid', undefined, { timeout: 20_000 }));
  await waitFor(() => expect((document.activeElement as HTMLElement)?.dataset['figur']).toBeTruthy());
  return found;
};
const places = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
const weighing = (periode: number) => `/dashboard/timbang-balita/edit?periode=${periode}&kecamatan=${melak}&isi=`;
/** Waits for lists that are read ahead, which begins with the first interaction: here scrolling. */
const readAhead = (isThere: () => void) =>
  waitFor(() => {
    window.dispatchEvent(new Event('scroll'));
    isThere();
  });
/** The API's lists that are asked for from now on. */
function heardLists(): string[] {
  const asked: string[] = [];
  network.events.on('request:start', ({ request }) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/api')) asked.push(pathname);
  });
  return asked;
}

test('while a place is filled the others are read: each says how far it is, and opens with one question', async () => {
  const { id } = await newPeriode('timbang-balita');
  const { user } = await openAs('petugas', weighing(id));
  await ready();
  await readAhead(() => expect(places().filter((name) => !/0\/\d+$/.test(name ?? ''))).toEqual([]));
  const asked = heardLists();
  const [other] = screen.getAllByRole('tab', { selected: false });
  await user.click(other as HTMLElement);
  await ready();
  network.events.removeAllListeners();
  expect(asked).toEqual(['/api/timbang-balita']);
});

test('who saves data reads no place before it is opened', async () => {
  const { id } = await newPeriode('timbang-balita');
  Object.assign(navigator, { connection: { saveData: true } });
  const { user } = await openAs('petugas', weighing(id));
  const table = await ready();
  const asked = heardLists();
  await user.keyboard('60{Tab}50{Tab}8{Tab}3{Tab}0{Enter}');
  expect(await table.findByText('Terkirim', undefined, { timeout: 20_000 })).toBeTruthy();
  network.events.removeAllListeners();
  Reflect.deleteProperty(navigator, 'connection');
  expect(asked).not.toContain('/api/desa-kelurahan');
  expect(places().filter((name) => /\d$/.test(name ?? ''))).toHaveLength(1);
});

test('a row that is left half-way is kept, and the table says so at the way back to it until it is sent', async () => {
  const { id } = await newPeriode('harga-pangan');
  const { user } = await openAs('petugas', `/dashboard/harga-pangan/edit?periode=${id}&kecamatan=${melak}&isi=`);
  await ready();
  await user.keyboard('38000{Enter}');
  await user.click(screen.getByRole('button', { name: 'Selesai' }));
  await user.click(await screen.findByRole('button', { name: 'Isi sekaligus 1 baris belum selesai, belum terkirim' }));
  const table = await ready();
  await user.keyboard('35000{Enter}');
  expect(await table.findByText('Terkirim', undefined, { timeout: 20_000 })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Selesai' }));
  expect(await screen.findByRole('button', { name: 'Isi sekaligus' })).toBeTruthy();
});

const HITUNGAN = {
  jumlah_balita: 40,
  berat_badan_naik: 30,
  berat_badan_tidak_naik: 5,
  dibawah_garis_merah: 1,
  kasus_gizi_buruk: 0,
};

/** Enters the villages of some of the officer's places, all but the last ones. */
async function fill(periode: number, places: readonly { id: number; but?: number }[]): Promise<void> {
  const token = await tokenOf('petugas');
  for (const { id, but = 0 } of places) {
    const villages = await rowsOf(`/desa-kelurahan?kecamatan_id=${id}&limit=1000`);
    for (const { id: kelurahan_id } of villages.slice(0, villages.length - but)) {
      await call(
        '/timbang-balita',
        { ...HITUNGAN, kelurahan_id, kecamatan_id: id, periode_timbang_balita_id: periode },
        token,
      );
    }
  }
}
const duties = async () => {
  const tugas = await rowsOf('/kecamatan?limit=1000');
  return places().map((name) => tugas.find(({ nama_kecamatan }) => name?.startsWith(nama_kecamatan))?.['id'] as number);
};
const selected = () => screen.getByRole('tab', { selected: true }).textContent;
const focus = () => document.activeElement?.getAttribute('aria-label');

test.each([
  ['Tab', '{Tab}'],
  ['Enter', '{Enter}'],
])('%s in the last cell leads to the next place that is not complete', async (_name, key) => {
  const { id } = await newPeriode('timbang-balita');
  const { user } = await openAs('petugas', weighing(id));
  await ready();
  const [, , next = 0] = await duties();
  await fill(id, [{ id: next }]);
  cleanup();
  await open(weighing(id));
  await ready();
  await readAhead(() => expect(places()[2]).toMatch(/\D(\d+)\/\1$/));
  const [first] = places();
  await user.keyboard(`{Control>}{End}{/Control}${key}`);
  await waitFor(() => expect(selected()).toBe(first));
  await ready();
  expect(focus()).toMatch(/^Jumlah Balita Ditimbang/);
});

test('once every place is complete the last cell says so, and no way on is offered to a complete one', async () => {
  const { id } = await newPeriode('timbang-balita');
  const { user } = await openAs('petugas', weighing(id));
  await ready();
  const [before = 0, here = 0, behind = 0] = await duties();
  await fill(id, [{ id: here, but: 1 }, { id: before }, { id: behind }]);
  cleanup();
  await open(weighing(id));
  await ready();
  await readAhead(() => expect(places().filter((name) => /\D(\d+)\/\1$/.test(name ?? ''))).toHaveLength(2));
  await user.keyboard('40{Tab}30{Tab}5{Tab}1{Tab}');
  // Only this place has an empty cell: Tab leads there.
  await user.keyboard('{Control>}{Home}{/Control}{Control>}{End}{/Control}{Tab}');
  expect(focus()).toMatch(/^Kasus Gizi Buruk/);
  await user.keyboard('0{Tab}');
  const dialog = await screen.findByRole('dialog', { name: 'Semua sudah lengkap' });
  expect(screen.queryByRole('button', { name: /^Lanjut ke/, hidden: true })).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Kembali ke tabel' }));
  expect(await screen.findByRole('button', { name: /^Isi sekaligus/ })).toBeTruthy();
});

test('the filters leave what is empty, or far from before; the row that is typed in stays until it is left', async () => {
  const { id } = await newPeriode('timbang-balita');
  const { user } = await openAs('petugas', weighing(id));
  const table = await ready();
  const count = table.getAllByRole('rowheader').length;
  const rows = () => table.getAllByRole('rowheader').map(({ textContent }) => textContent);
  await user.click(screen.getByRole('button', { name: `Kosong ${count}` }));
  const [name] = rows();
  await user.click(table.getAllByRole('textbox')[0] as HTMLElement);
  await user.keyboard('4000{Tab}30{Tab}5{Tab}1{Tab}0');
  expect(rows()[0]).toBe(name);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(rows()).not.toContain(name));
  expect(rows()).toHaveLength(count - 1);
  await user.click(screen.getByRole('button', { name: 'Jauh berubah 1' }));
  await waitFor(() => expect(rows()).toContain(name));
  await user.click(screen.getByRole('button', { name: 'Jauh berubah 1' }));
  expect(rows()).toHaveLength(count);
});
