import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { deviceDatabase } from '@/shared/lib/device';
import { outboxStore } from '@/shared/write';
import { type Row, rowsOf } from '../../support/api/answers.ts';
import { network } from '../../support/api/network.ts';
import { tapTambah } from '../../support/forms/tap-tambah.ts';
import { cutWrites, loseAnswer, reconnect, refuseWrites } from '../../support/outbox/signal.ts';
import { save } from '../../support/outbox/waiting.ts';
import { logIn, open, openAs } from '../../support/screens/open.tsx';
import { call, newPeriode, tokenOf } from '../../support/screens/petugas.ts';

const aneh = 'Harga eceran terlalu aneh';

let melak: number;
beforeAll(async () => {
  const kecamatan = await rowsOf('/kecamatan?limit=1000');
  melak = kecamatan.find(({ nama_kecamatan }) => nama_kecamatan === 'Melak').id;
});
afterEach(() => vi.restoreAllMocks());

const badge = () => screen.findByRole('link', { name: 'Kotak keluar: 1 belum terkirim' });
const stored = (periode: number) => rowsOf(`/harga-pangan?periode_harga_pangan_id=${periode}`);

/** Types a price into the officer's form in a period that nobody has filled in. */
async function typePrice(harga = '14500') {
  const periode = await newPeriode('harga-pangan');
  const at = await openAs('petugas', `/dashboard/harga-pangan/edit?periode=${periode.id}&kecamatan=${melak}`);
  await screen.findByText('Tidak Ada Data Harga Pangan');
  await tapTambah(at.user);
  const dialog = within(await screen.findByRole('dialog', { name: 'Tambah Harga Pangan' }));
  await dialog.findByRole('combobox', { name: 'Komoditi' });
  const saves = async () => {
    await at.user.type(dialog.getByRole('textbox', { name: 'Harga Eceran' }), harga);
    await at.user.type(dialog.getByRole('textbox', { name: 'Harga Grosir' }), harga);
    await at.user.click(dialog.getByRole('button', { name: 'Simpan' }));
    // A great change from the period before is asked about.
    const yes = dialog.queryByRole('button', { name: 'Ya, simpan' });
    if (yes) await at.user.click(yes);
  };
  return { ...at, periode, dialog, saves };
}

/** Saves a price without signal, and opens the outbox. */
async function openWaiting() {
  const at = await typePrice();
  cutWrites('/harga-pangan');
  await at.saves();
  await at.user.click(await badge());
  const card = await screen.findByRole('article', { name: /^Harga .*Melak/ });
  return { ...at, card: within(card) };
}

test("decision 12: with signal the spec's own sentence is said once the server has answered, and nothing waits", async () => {
  const { saves, periode } = await typePrice();
  await saves();
  expect(await screen.findByText('Berhasil menambahkan harga pangan')).toBeTruthy();
  expect(screen.queryByText('Tersimpan di perangkat')).toBeNull();
  expect(screen.queryByRole('link', { name: /^Kotak keluar/ })).toBeNull();
  expect(await stored(periode.id)).toHaveLength(1);
});

test("decision 12: without signal a row is 'Tersimpan di perangkat', counted in the header, shown in its table, and sent once when the signal is back", async () => {
  const { saves, periode } = await typePrice();
  cutWrites('/harga-pangan');
  await saves();
  expect((await screen.findAllByText('Tersimpan di perangkat')).length).toBeGreaterThan(0);
  expect(await badge()).toBeTruthy();
  const row = await screen.findByRole('row', { name: /14\.500/ });
  expect(within(row).getByRole('link', { name: 'Menunggu dikirim' })).toBeTruthy();
  expect(screen.queryByText('Tidak Ada Data Harga Pangan')).toBeNull();
  expect(await stored(periode.id)).toHaveLength(0);

  reconnect();
  expect(await screen.findByText(/^Terkirim: Harga .*Melak/)).toBeTruthy();
  expect(await stored(periode.id)).toMatchObject([{ harga_eceran: 14500 }]);
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Kotak keluar/ })).toBeNull());
  // The list behind was asked for again.
  expect(await screen.findByRole('row', { name: /14\.500/ })).toBeTruthy();
});

test('a refusal while the form is open is shown there, and nothing waits', async () => {
  const { saves, dialog } = await typePrice();
  refuseWrites('/harga-pangan', 422, aneh, { errors: { harga_eceran: [aneh] } });
  await saves();
  expect((await screen.findAllByText(aneh)).length).toBeGreaterThan(0);
  const eceran = dialog.getByRole('textbox', { name: 'Harga Eceran' });
  await waitFor(() => expect(eceran.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.queryByRole('link', { name: /^Kotak keluar/ })).toBeNull();
});

test('the answer was lost: the row goes again under the same key and stands once', async () => {
  const { saves, periode } = await typePrice();
  const keys = loseAnswer('/harga-pangan');
  await saves();
  await badge();
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Kotak keluar/ })).toBeNull());
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(await stored(periode.id)).toHaveLength(1);
});

test("decision 12: a later refusal stays with the server's words and the typed values; Perbaiki opens them again", async () => {
  const { card, user, periode } = await openWaiting();
  reconnect();
  refuseWrites('/harga-pangan', 422, aneh, { errors: { harga_eceran: [aneh] } });
  expect(await card.findByText('Perlu diperbaiki')).toBeTruthy();
  expect(card.getByText(aneh)).toBeTruthy();
  expect(card.getAllByText('14.500').length).toBeGreaterThan(0);

  network.resetHandlers();
  await user.click(card.getByRole('button', { name: 'Perbaiki' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Perbaiki' }));
  const eceran = dialog.getByRole('textbox', { name: 'Harga Eceran' });
  await user.clear(eceran);
  await user.type(eceran, '15250');
  await save(user, dialog);
  expect(await screen.findByText('Semua data sudah terkirim')).toBeTruthy();
  expect(await stored(periode.id)).toMatchObject([{ harga_eceran: 15250 }]);
});

test('a row is only thrown away after a question', async () => {
  const { card, user, periode } = await openWaiting();
  await user.click(await card.findByRole('button', { name: 'Hapus' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hapus data ini?' }));
  await user.click(dialog.getByRole('button', { name: 'Hapus' }));
  expect(await screen.findByText('Semua data sudah terkirim')).toBeTruthy();
  reconnect();
  expect(await stored(periode.id)).toHaveLength(0);
});

test('rulings 10: the place is taken: both rows are shown, and the answer stays the user’s', async () => {
  const { card, periode } = await openWaiting();
  const [item] = await outboxStore.of(
    (await call('/login', { username: 'petugas', password: 'lumbung-demo' })).user.id,
  );
  network.resetHandlers();
  await call('/harga-pangan', { ...item!.variables.input, harga_eceran: 9_900 }, await tokenOf('superadmin'));
  reconnect();
  expect(await card.findByText(/^Sudah diisi oleh /)).toBeTruthy();
  const row = within(card.getByRole('row', { name: /^Harga eceran/ })).getAllByRole('cell');
  expect(row.map(({ textContent }) => textContent)).toEqual(['14.500', '9.900']);
  expect(await stored(periode.id)).toHaveLength(1);
});

test('rulings 6: logging out with unsent rows warns; they stay, unseen by others, and go when their user is back', async () => {
  const { user, periode } = await openWaiting();
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Keluar sebelum semua terkirim?' }));
  expect(dialog.getByText(/^1 data belum terkirim/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Keluar' }));
  expect(await screen.findByText('Logout berhasil!')).toBeTruthy();
  cleanup();
  // Not before: until then the row is its user's to send.
  network.resetHandlers();

  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  await logIn('superadmin');
  await open('/dashboard/kotak-keluar');
  expect(await screen.findByText('Semua data sudah terkirim')).toBeTruthy();
  expect(await stored(periode.id)).toHaveLength(0);

  await logIn('petugas');
  await waitFor(async () => expect(await stored(periode.id)).toHaveLength(1));
});

test('a row that waits for more than three days warns', async () => {
  const { user } = await openWaiting();
  await user.click(screen.getByRole('button', { name: 'Kembali' }));
  const database = await deviceDatabase();
  const [item] = (await database.getAll('kotak')) as Row[];
  await database.put('kotak', { ...item, dibuat: Date.now() - 4 * 24 * 3_600_000 });
  cleanup();
  await open('/dashboard/kotak-keluar');
  expect(await screen.findByText('1 data belum terkirim lebih dari 3 hari')).toBeTruthy();
});

test('decision 12: a device that cannot store sends at once, and refuses visibly when that fails too', async () => {
  const refuse = vi.spyOn(outboxStore, 'add').mockRejectedValue(new DOMException('', 'QuotaExceededError'));
  const { saves, periode } = await typePrice();
  await saves();
  expect(await screen.findByText('Berhasil menambahkan harga pangan')).toBeTruthy();
  expect(await stored(periode.id)).toHaveLength(1);
  expect(refuse).toHaveBeenCalled();
});

test('decision 12: a device that cannot store, and no signal: nothing is called saved', async () => {
  vi.spyOn(outboxStore, 'add').mockRejectedValue(new DOMException('', 'QuotaExceededError'));
  const { saves, dialog } = await typePrice();
  cutWrites('/harga-pangan');
  await saves();
  expect(await screen.findByText(/perangkat ini tidak dapat menyimpan/)).toBeTruthy();
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Harga Eceran' }).value).toBe('14.500');
  expect(screen.queryByRole('link', { name: /^Kotak keluar/ })).toBeNull();
});
