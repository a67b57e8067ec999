import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rowsOf } from '../../support/api/answers.ts';
import { network } from '../../support/api/network.ts';
import { openAs } from '../../support/screens/open.tsx';
import { newPeriode } from '../../support/screens/petugas.ts';

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
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(places().filter((name) => !/0\/\d+$/.test(name ?? ''))).toEqual([]));
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
  await user.click(await screen.findByRole('button', { name: 'Isi sekaligus 1 baris belum lengkap, belum terkirim' }));
  const table = await ready();
  await user.keyboard('35000{Enter}');
  expect(await table.findByText('Terkirim', undefined, { timeout: 20_000 })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Selesai' }));
  expect(await screen.findByRole('button', { name: 'Isi sekaligus' })).toBeTruthy();
});
