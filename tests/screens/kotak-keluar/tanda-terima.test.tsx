import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { hargaPerKecamatan } from '@/features/manage-harga-pangan';
import { timbangBalita } from '@/features/manage-timbang-balita';
import { serverHistory } from '@/shared/lib/browser';
import { deviceDatabase } from '@/shared/lib/device';
import { jam } from '@/shared/lib/format';
import { newItem, outboxStore } from '@/shared/write';
import { type Row, rowsOf } from '../../support/api/answers.ts';
import { network } from '../../support/api/network.ts';
import { cutAllWrites, loggedIn } from '../../support/outbox/pending.ts';
import { reconnect, refuseWrites } from '../../support/outbox/signal.ts';
import { logIn, open } from '../../support/screens/open.tsx';
import { newPeriode } from '../../support/screens/petugas.ts';

// Compiled before the tests begin: on a busy machine that takes longer than a test waits.
await import('@/pages/dashboard/kotak-keluar');

let melak: number;
let desa: Row[];
let komoditi: Row[];
beforeAll(async () => {
  melak = (await rowsOf('/kecamatan?nama_kecamatan=Melak'))[0]?.id;
  komoditi = await rowsOf('/komoditi?limit=1000');
  desa = await rowsOf(`/desa-kelurahan?limit=1000&kecamatan_id=${melak}`);
});
afterEach(() => vi.restoreAllMocks());

/** Two prices and a weighing wait, as the officer has typed them without signal. */
async function typed() {
  const [minggu, bulan] = [await newPeriode('harga-pangan'), await newPeriode('timbang-balita')];
  await logIn('petugas');
  cutAllWrites();
  const words = { userId: loggedIn().id, refresh: [], label: 'Data uji' };
  const all = ({ figures }: { figures: readonly { name: string }[] }, figure: number) =>
    Object.fromEntries(figures.map(({ name }) => [name, figure]));
  const prices = { ...all(hargaPerKecamatan, 14_500), kecamatan_id: melak, periode_harga_pangan_id: minggu.id };
  const figures = all(timbangBalita, 0);
  await outboxStore.add([
    ...komoditi.slice(0, 2).map(({ id }) =>
      newItem({
        ...{ ...words, entity: 'hargaPangan', document: hargaPerKecamatan.documents.add },
        ...{ kelompok: 'Harga pangan, Melak, Minggu uji', variables: { input: { ...prices, komoditi_id: id } } },
      }),
    ),
    newItem({
      ...{ ...words, entity: 'timbangBalita', document: timbangBalita.documents.add },
      kelompok: 'Timbang balita, Melak, Bulan uji',
      variables: {
        input: { ...figures, kecamatan_id: melak, kelurahan_id: desa[0]?.id, periode_timbang_balita_id: bulan.id },
      },
    }),
  ]);
}

const receipt = async () => within(await screen.findByRole('region', { name: /^Semua terkirim pukul/ }));
const factsOf = (card: Awaited<ReturnType<typeof receipt>>) =>
  card.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
const group = async (name: string) => (await screen.findByRole('region', { name })).textContent;

test('what waits and what is sent stands by report, place and period; when the server has all of it, a receipt says so', async () => {
  await typed();
  const { user } = await open('/dashboard/kotak-keluar');
  expect(await group('Harga pangan, Melak, Minggu uji')).toContain('2 data2 menunggu');
  expect(screen.queryByRole('region', { name: /^Semua terkirim/ })).toBeNull();

  network.resetHandlers();
  refuseWrites('/timbang-balita', 422, 'Jumlah terlalu besar');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('1 perlu diperbaiki')).toBeTruthy();
  await waitFor(async () =>
    expect(await group('Harga pangan, Melak, Minggu uji')).toMatch(/2 terkirim, terakhir pukul \d\d\.\d\d$/),
  );
  expect(screen.queryByRole('region', { name: /^Semua terkirim/ })).toBeNull();

  reconnect();
  await user.click(screen.getByRole('button', { name: 'Kirim semua' }));
  const card = await receipt();
  const [last] = (await outboxStore.of(loggedIn().id)).sort((one, other) => other.diubah - one.diubah);
  expect(card.getByRole('heading', { level: 2 }).textContent).toBe(`Semua terkirim pukul ${jam(last?.diubah ?? 0)}`);
  expect(factsOf(card)).toEqual([
    ['Melak, Minggu uji', '2 data'],
    ['Melak, Bulan uji', '1 data'],
  ]);
  expect(card.getByText('Jumlah').nextElementSibling?.textContent).toBe('3 data');

  cleanup();
  await open('/dashboard');
  const line = await screen.findByRole('link', { name: /^Semua terkirim pukul/ });
  expect(line.textContent).toContain('3 data. Lihat tanda terima');
  expect(line.getAttribute('href')).toBe('/dashboard/kotak-keluar');
});

/** The officer's three rows are sent. */
async function sent() {
  await typed();
  const at = await open('/dashboard/kotak-keluar');
  reconnect();
  return { ...at, card: await receipt() };
}

test('a receipt is handed to the share sheet; without one its text is copied', async () => {
  const { user, card } = await sent();
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(card.getByRole('button', { name: 'Bagikan' }));
  expect(await screen.findByText('Tanda terima disalin')).toBeTruthy();
  const [text] = copy.mock.calls[0] ?? [];
  expect(text).toContain('Harga pangan\n- Melak, Minggu uji: 2 data\n\nTimbang balita\n- Melak, Bulan uji: 1 data');

  copy.mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await user.click(card.getByRole('button', { name: 'Bagikan' }));
  expect(await screen.findByText('Tanda terima gagal disalin')).toBeTruthy();

  const share = vi.fn(async () => undefined);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  await user.click(card.getByRole('button', { name: 'Bagikan' }));
  Reflect.deleteProperty(navigator, 'share');
  expect(share).toHaveBeenCalledWith({ title: expect.stringMatching(/^Semua terkirim/), text });
});

test('it stands there for its day and the next, and is gone when its officer has logged out', async () => {
  await sent();
  cleanup();
  await open('/dashboard/kotak-keluar');
  await receipt();

  cleanup();
  const database = await deviceDatabase();
  const yesterday = new Date().setHours(-1, 0, 0, 0);
  for (const item of (await database.getAll('kotak')) as Row[])
    await database.put('kotak', { ...item, diubah: yesterday });
  const later = await open('/dashboard/kotak-keluar');
  expect(await screen.findByRole('heading', { name: /^Semua terkirim \d+ \w{3} \d{4} pukul 23\.00$/ })).toBeTruthy();

  await later.user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByText('Logout berhasil!')).toBeTruthy();
  await waitFor(async () => expect(await database.count('kotak')).toBe(0));
});

test('the server was restored from an older backup: what it has lost is named in the place of the receipt, and sent again once', async () => {
  const { user } = await sent();
  const keys = (await outboxStore.of(loggedIn().id)).map(({ key }) => key);
  const data = { dikenal: keys.slice(0, 1) };
  network.use(
    http.get('*/api/user/kiriman', () =>
      HttpResponse.json({ meta: { status: 'success', message: 'Berhasil', code: 200 }, data }),
    ),
  );
  // As an answer of the other history tells it.
  const known = JSON.parse(localStorage.getItem('riwayatServer') ?? '{}');
  serverHistory.hear(`ab${known.id.slice(2)}.1`, 0);
  const name = 'Tidak ada lagi di server';
  const card = within(await screen.findByRole('region', { name }));
  expect(card.getByRole('heading').textContent).toBe(
    'Server dipulihkan dari cadangan. 2 baris yang sudah dikirim tidak ada lagi di server',
  );
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Data uji, terkirim /),
    expect.stringMatching(/^Data uji, terkirim /),
  ]);
  expect(screen.queryByRole('region', { name: /^Semua terkirim/ })).toBeNull();

  // It outlives the app.
  cleanup();
  await open('/dashboard');
  expect(await screen.findByText('2 baris yang sudah dikirim tidak ada lagi di server')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Semua terkirim/ })).toBeNull();
  cleanup();
  network.resetHandlers();
  reconnect();
  await open('/dashboard/kotak-keluar');
  // One tap does not throw away rows that only this device has.
  await user.click(await screen.findByRole('button', { name: 'Tidak perlu dikirim' }));
  const question = within(await screen.findByRole('dialog', { name: 'Tidak dikirim lagi?' }));
  await user.click(question.getByRole('button', { name: 'Batal' }));
  await user.click(await screen.findByRole('button', { name: 'Kirim lagi' }));
  expect((await receipt()).getByText('Jumlah').nextElementSibling?.textContent).toBe('3 data');
  expect(screen.queryByRole('region', { name })).toBeNull();
});
