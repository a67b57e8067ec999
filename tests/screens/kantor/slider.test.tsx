import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { byId, type Row, rowsOf } from '../../support/api/answers.ts';
import { network } from '../../support/api/network.ts';
import { field, fill, photo, said, save } from '../../support/forms/own-produk.ts';
import { sent } from '../../support/outbox/sent.ts';
import { writes } from '../../support/screens/office.ts';
import { openAs } from '../../support/screens/open.tsx';

const all = () => rowsOf('/slider?limit=200');
const titles = async (): Promise<string[]> => (await all()).map(({ judul }) => judul);
const list = () => screen.findByRole('list', { name: 'Slider' });
const shown = async () =>
  within(await list())
    .getAllByRole('listitem')
    .map((row) => row.querySelector('strong')?.textContent);
const press = async (user: UserEvent, name: string) => user.click(await screen.findByRole('button', { name }));
const withTitle = async (judul: string): Promise<Row> => (await all()).find((one) => one.judul === judul);

test('the banners stand in their order, with target, and whether home shows them', async () => {
  await openAs('admin', '/kantor/slider');
  await list();
  expect(await shown()).toEqual(await titles());
  const first = within(within(await list()).getAllByRole('listitem')[0]!);
  expect(first.getByText('Membuka /harga-pangan')).toBeTruthy();
  expect(first.getByRole<HTMLInputElement>('switch', { name: /^Tampil / }).checked).toBe(true);
});

test('a step is stored, said, and leaves the focus on the row that was moved', async () => {
  const { user } = await openAs('admin', '/kantor/slider');
  await list();
  const [first = '', second = '', ...rest] = await titles();
  await press(user, `Turunkan ${first}`);
  expect(await shown()).toEqual([second, first, ...rest]);
  expect(screen.getByText(`${first} sekarang nomor 2 dari ${rest.length + 2}`)).toBeTruthy();
  expect(document.activeElement?.getAttribute('aria-label')).toBe(`Turunkan ${first}`);
  await waitFor(async () => expect(await titles()).toEqual([second, first, ...rest]));
  // At the top there is no further up: the focus stays in the row.
  await press(user, `Naikkan ${first}`);
  expect(document.activeElement?.getAttribute('aria-label')).toBe(`Turunkan ${first}`);
  await waitFor(async () => expect(await titles()).toEqual([first, second, ...rest]));
});

test('steps that come faster than answers are all stored, each on the one before', async () => {
  const { user } = await openAs('admin', '/kantor/slider');
  await list();
  const before = await titles();
  const going = sent();
  const moved = before[0]!;
  const button = await screen.findByRole('button', { name: `Turunkan ${moved}` });
  await user.click(button);
  await user.keyboard('{Enter}{Enter}');
  const next = [...before.slice(1, 4), moved, ...before.slice(4)];
  expect(await shown()).toEqual(next);
  await waitFor(async () => expect(await titles()).toEqual(next));
  expect(going.every(({ path }) => path === '/slider/urutan')).toBe(true);
  expect(screen.queryByText(/sudah diubah orang lain/)).toBeNull();
});

test('who orders on an order that another has changed is told, and sees the other’s', async () => {
  const { user, token } = await openAs('admin', '/kantor/slider');
  await list();
  const [first, ...others] = await all();
  const turned = [first, ...others].toReversed();
  await writes(token, 'PUT', '/slider/urutan', { ids: turned.map(({ id }) => id) });
  await press(user, `Turunkan ${first.judul}`);
  await said('Daftar slider sudah diubah orang lain. Periksa urutannya, lalu atur lagi.');
  await waitFor(async () => expect(await shown()).toEqual(turned.map(({ judul }) => judul)));
});

test('an order that is not stored goes back to what it was', async () => {
  const { user } = await openAs('admin', '/kantor/slider');
  await list();
  const before = await titles();
  network.use(http.post('*/api/slider/urutan', () => HttpResponse.error()));
  await press(user, `Turunkan ${before[0]}`);
  await said('Gagal menyimpan urutan slider. Tidak dapat terhubung ke server. Periksa sambungan internet Anda.');
  await waitFor(async () => expect(await shown()).toEqual(before));
});

test('one is hidden and shown at once, also by impatient thumbs', async () => {
  const { user } = await openAs('admin', '/kantor/slider');
  const { id, judul } = (await all()).find(({ status }) => status === 1);
  const toggle = await screen.findByRole('switch', { name: `Tampil ${judul}` });
  await user.click(toggle);
  await user.click(toggle);
  await said(`${judul} disembunyikan`);
  expect((await byId('/slider', id)).status).toBe(0);
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('switch', { name: `Tampil ${judul}` }).checked).toBe(false),
  );
});

test('one is added behind the last, with its picture', async () => {
  const { user } = await openAs('admin', '/kantor/slider');
  await press(user, 'Tambah slider');
  await fill(user, 'Judul', 'Panen raya');
  await save(user);
  expect(await screen.findByText('Foto harus diisi')).toBeTruthy();
  await user.upload(await field('Foto'), photo('panen.jpg'));
  await fill(user, 'Tujuan', 'etalase');
  await save(user);
  expect(await screen.findByText('Tujuan harus berupa alamat https atau jalur yang diawali /')).toBeTruthy();
  await fill(user, 'Tujuan', ' /etalase ');
  await save(user);
  await said('Berhasil menambahkan slider');
  await waitFor(async () => expect((await shown()).at(-1)).toBe('Panen raya'));
  expect(await withTitle('Panen raya')).toMatchObject({ action: '/etalase', status: 1, deskripsi: '' });
});

test('a picture that is too large is refused before it travels, and may be made smaller', async () => {
  const { user } = await openAs('admin', '/kantor/slider');
  await press(user, 'Tambah slider');
  await fill(user, 'Judul', 'Besar');
  await user.upload(await field('Foto'), photo('besar.jpg', 2_000_001));
  expect(await screen.findByText('Ukuran file tidak boleh lebih dari 2MB')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Perkecil foto' })).toBeTruthy();
  const going = sent();
  await save(user);
  expect(going).toEqual([]);
  await press(user, 'Buang foto');
  expect(screen.queryByRole('button', { name: 'Perkecil foto' })).toBeNull();
});

test('one is changed; without another picture the stored one stays', async () => {
  const { user } = await openAs('admin', '/kantor/slider');
  const [first] = await all();
  await press(user, `Ubah ${first.judul}`);
  await fill(user, 'Judul', 'Harga hari ini');
  await save(user);
  await said('Berhasil mengubah slider');
  const { judul, foto_url, revisi } = await byId('/slider', first.id);
  expect({ judul, foto_url, revisi }).toEqual({
    judul: 'Harga hari ini',
    foto_url: first.foto_url,
    revisi: first.revisi + 1,
  });
});

test('412: both versions stand side by side, and one of them is chosen', async () => {
  const { user, token } = await openAs('admin', '/kantor/slider');
  const [first] = await all();
  await press(user, `Ubah ${first.judul}`);
  await fill(user, 'Judul', 'Punya saya');
  await writes(token, 'PUT', `/slider/${first.id}`, { judul: 'Punya orang' });
  await save(user);
  const alert = (await screen.findByText(/^Orang lain sudah mengubahnya/)).closest<HTMLElement>('[role="alert"]')!;
  expect(within(alert).getByRole('row', { name: 'Judul Punya saya Punya orang' })).toBeTruthy();
  await user.click(within(alert).getByRole('button', { name: 'Pakai yang di server' }));
  expect(((await field('Judul')) as HTMLInputElement).value).toBe('Punya orang');
  await fill(user, 'Judul', 'Punya saya');
  await writes(token, 'PUT', `/slider/${first.id}`, { judul: 'Punya orang lagi' });
  await save(user);
  await press(user, 'Simpan isian saya');
  await said('Berhasil mengubah slider');
  expect((await byId('/slider', first.id)).judul).toBe('Punya saya');
});

test('one goes after a question', async () => {
  const { user } = await openAs('admin', '/kantor/slider');
  const last = (await all()).at(-1);
  await press(user, `Hapus ${last.judul}`);
  const dialog = within(await screen.findByRole('dialog', { name: `Hapus “${last.judul}”?` }));
  const refused = { meta: { status: 'error', message: 'Server sedang sibuk', code: 403 } };
  network.use(http.all(`*/api/slider/${last.id}`, () => HttpResponse.json(refused, { status: 403 }), { once: true }));
  await user.click(dialog.getByRole('button', { name: 'Hapus' }));
  await said('Gagal menghapus slider');
  // What was not done is still asked.
  await user.click(dialog.getByRole('button', { name: 'Hapus' }));
  await said('Berhasil menghapus slider');
  await waitFor(async () => expect(await shown()).not.toContain(last.judul));
  expect((await all()).map(({ id }) => id)).not.toContain(last.id);
});

test('without any banner it says so', async () => {
  const empty = { data: [], from: null, to: null, total: 0, last_page: 1, next_page_url: null };
  network.use(
    http.get('*/api/slider', () =>
      HttpResponse.json({ meta: { status: 'success', message: '', code: 200 }, data: empty }),
    ),
  );
  await openAs('admin', '/kantor/slider');
  expect(await screen.findByText('Belum ada slider')).toBeTruthy();
});
