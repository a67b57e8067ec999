import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { Kind } from 'graphql';
import { afterEach, expect, test, vi } from 'vitest';
import { currentUser } from '@/entities/session';
import { deviceDatabase } from '@/shared/lib/device';
import { newItem, type OutboxItem, outboxStore } from '@/shared/write';
// Compiled before the first sentence is waited for.
import '@/shared/ui/toaster/ToastList';
import { rowsOf } from '../../support/api/answers.ts';
import { tapTambah } from '../../support/forms/tap-tambah.ts';
import { cutWrites, reconnect } from '../../support/outbox/signal.ts';
import { logIn, open } from '../../support/screens/open.tsx';
import { newPeriode } from '../../support/screens/petugas.ts';

const document = { kind: Kind.DOCUMENT, definitions: [] } as const;
const disimpan = new Date(2026, 10, 12, 8, 10).getTime();

afterEach(() => vi.restoreAllMocks());

/** Rows of the officer's that wait without signal. @returns their keys */
async function layRows(...labels: string[]): Promise<string[]> {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const words = { entity: 'uji', refresh: [], userId: currentUser()!.id, document, variables: { input: {} } };
  const items = labels.map((label) => newItem({ ...words, label }, undefined, disimpan));
  await outboxStore.add(items);
  return items.map(({ key }) => key);
}
const loseDatabase = async () => (await deviceDatabase()).clear('kotak');
const notice = () => screen.findByRole('region', { name: 'Hilang dari perangkat' });

const noted = () => Object.keys(localStorage).filter((name) => name.startsWith('kotak/'));
const sentThat = () => screen.queryByText('Semua data sudah terkirim');

test('nothing is called sent before it is known what is missing', async () => {
  await logIn('petugas');
  await layRows('Harga Cabai Rawit, Melak');
  await loseDatabase();
  const looking = Promise.withResolvers<Awaited<ReturnType<typeof outboxStore.missing>>>();
  vi.spyOn(outboxStore, 'missing').mockReturnValueOnce(looking.promise);
  const read = vi.spyOn(outboxStore, 'of');
  await open('/dashboard/kotak-keluar');
  await screen.findByRole('heading', { name: 'Kotak Keluar' });
  await act(async () => {
    await expect.poll(() => read.mock.settledResults.some(({ type }) => type === 'fulfilled')).toBe(true);
  });
  expect(sentThat()).toBeNull();
  looking.resolve([]);
  expect(await screen.findByText('Semua data sudah terkirim')).toBeTruthy();
});

test('rows that went with the database are named with their time at the next start, until the user has taken note', async () => {
  await logIn('petugas');
  await layRows('Harga Cabai Rawit, Melak', 'Harga Beras, Melak');
  await loseDatabase();
  const { user } = await open('/dashboard');
  const sentence =
    '2 data yang belum terkirim hilang dari perangkat ini: Harga Cabai Rawit, Melak, disimpan 12 Nov 2026 08.10; ' +
    'Harga Beras, Melak, disimpan 12 Nov 2026 08.10; isi kembali';
  expect(await screen.findByText(sentence)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Lihat' }));
  const listed = within(await notice()).getAllByRole('listitem');
  expect(listed.map(({ textContent }) => textContent)).toEqual([
    'Harga Cabai Rawit, Melak, disimpan 12 Nov 2026 08.10',
    'Harga Beras, Melak, disimpan 12 Nov 2026 08.10',
  ]);
  expect(sentThat()).toBeNull();
  expect(screen.getByRole('link', { name: 'Kotak keluar: 2 belum terkirim, 2 hilang' })).toBeTruthy();

  cleanup();
  const again = await open('/dashboard/kotak-keluar');
  await again.user.click(within(await notice()).getByRole('button', { name: 'Sudah saya catat' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Hilang dari perangkat' })).toBeNull());
  expect(screen.queryByRole('link', { name: /hilang/ })).toBeNull();
  expect(sentThat()).toBeTruthy();
  expect(noted()).toEqual([]);
});

test('a row that was on its way may be on the server: nobody claims that it is not', async () => {
  await logIn('petugas');
  const [key] = await layRows('Harga Cabai Rawit, Melak');
  await outboxStore.begin(key!);
  await loseDatabase();
  await open('/dashboard/kotak-keluar');
  expect((await notice()).textContent).toContain('disimpan 12 Nov 2026 08.10 (mungkin sudah terkirim)');
});

test('somebody else who logs in on the device does not see them', async () => {
  await logIn('petugas');
  await layRows('Harga Cabai Rawit, Melak');
  await loseDatabase();
  await logIn('petani');
  await open('/dashboard/kotak-keluar');
  await screen.findByText('Semua data sudah terkirim');
  await outboxStore.missing(currentUser()!.id);
  expect(screen.queryByRole('region', { name: 'Hilang dari perangkat' })).toBeNull();
});

test('a database that does not open: its rows are named, and nobody says that they are lost', async () => {
  await logIn('petugas');
  await layRows('Harga Cabai Rawit, Melak');
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('Rusak', 'UnknownError');
  });
  await open('/dashboard/kotak-keluar');
  const text = (await notice()).textContent;
  expect(text).toContain('1 data yang belum terkirim tidak dapat dibaca dari perangkat ini');
  expect(text).toContain('Harga Cabai Rawit, Melak');
  expect(screen.queryByRole('button', { name: 'Sudah saya catat' })).toBeNull();
});

/** A device that stores nothing, as some private modes and full phones. */
const refuseToStore = () =>
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('Penuh', 'QuotaExceededError');
  });

/** Saves a price on such a device without signal. */
async function saveUnkept() {
  await logIn('petugas');
  const periode = await newPeriode('harga-pangan');
  const [melak] = await rowsOf('/kecamatan?nama_kecamatan=Melak');
  const refusal = refuseToStore();
  const at = await open(`/dashboard/harga-pangan/edit?periode=${periode.id}&kecamatan=${melak?.id}`);
  await tapTambah(at.user);
  const dialog = within(await screen.findByRole('dialog', { name: 'Tambah Harga Pangan' }));
  await dialog.findByRole('combobox', { name: 'Komoditi' });
  cutWrites('/harga-pangan');
  for (const name of ['Harga Eceran', 'Harga Grosir']) {
    await at.user.type(dialog.getByRole('textbox', { name }), '14500');
  }
  const save = async () => {
    const button = dialog.getByRole<HTMLButtonElement>('button', { name: 'Simpan' });
    await waitFor(() => expect(button.disabled).toBe(false));
    await at.user.click(button);
    const yes = dialog.queryByRole('button', { name: 'Ya, simpan' });
    if (yes) await at.user.click(yes);
  };
  await save();
  const named = await dialog.findByText(/^Belum tersimpan: Harga .*Melak.* Jangan tutup isian ini sampai terkirim\.$/);
  return { ...at, dialog, save, named, periode, refusal };
}

test('a device that cannot store: the row is named beside its form until it is sent', async () => {
  const { dialog, save, periode } = await saveUnkept();
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Harga Eceran' }).value).toBe('14.500');
  reconnect();
  await save();
  expect(await screen.findByText('Berhasil menambahkan harga pangan')).toBeTruthy();
  expect(screen.queryByText(/^Belum tersimpan/)).toBeNull();
  expect(await rowsOf(`/harga-pangan?periode_harga_pangan_id=${periode.id}`)).toHaveLength(1);
  expect(noted()).toEqual([]);
});

test('a device that cannot store: leaving asks, and says that nothing stays', async () => {
  const { user, dialog } = await saveUnkept();
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  // What is said of the save can be closed too.
  await user.click(dialog.getAllByRole('button', { name: 'Tutup' })[0]!);
  const question = within(await screen.findByRole('dialog', { name: 'Tinggalkan isian ini?' }));
  expect(question.getByText('Isian belum disimpan dan akan hilang.')).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Tinggalkan' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // Its name goes after the form, not with it.
  await waitFor(() => expect(noted()).toEqual([]));
});

test('a device that cannot store: a tab that dies leaves the names of its rows', async () => {
  const { refusal } = await saveUnkept();
  const left = { ...localStorage };
  cleanup();
  refusal.mockRestore();
  // As they lay there when the tab died, which closes nothing.
  for (const [name, value] of Object.entries(left)) localStorage.setItem(name, String(value));
  await open('/dashboard/kotak-keluar');
  expect((await notice()).textContent).toMatch(/Harga .*Melak/);
});

test('nothing is called sent before the device has been looked into', async () => {
  await logIn('petugas');
  await layRows('Harga Cabai Rawit, Melak');
  const rows = Promise.withResolvers<OutboxItem[]>();
  const look = vi.spyOn(outboxStore, 'of').mockReturnValue(rows.promise);
  await open('/dashboard/kotak-keluar');
  await screen.findByRole('heading', { name: 'Kotak Keluar' });
  await waitFor(() => expect(look).toHaveBeenCalled());
  expect(sentThat()).toBeNull();
  rows.resolve([]);
  await waitFor(() => expect(sentThat()).not.toBeNull());
});
