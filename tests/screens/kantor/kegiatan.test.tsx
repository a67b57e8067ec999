import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { byId, type Row, rowsOf } from '../../support/api/answers.ts';
import { network } from '../../support/api/network.ts';
import { field, fill, photo, said, save } from '../../support/forms/own-produk.ts';
import { sent } from '../../support/outbox/sent.ts';
import { writes } from '../../support/screens/office.ts';
import { logIn, open, openAs } from '../../support/screens/open.tsx';

const newest = async (): Promise<Row> => (await rowsOf('/kegiatan-dinas?limit=1'))[0];
const press = async (user: UserEvent, name: string) => user.click(await screen.findByRole('button', { name }));
const text = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Isi' });
const preview = () => within(screen.getByRole('region', { name: 'Pratinjau', hidden: true }));

/** Opens an activity of its own, so that no test meets another's. */
async function editing(deskripsi = 'Di Melak') {
  const token = await logIn('admin');
  const { kegiatan_dinas } = await writes(token, 'POST', '/kegiatan-dinas', { judul: crypto.randomUUID(), deskripsi });
  const tab = await open(`/kantor/kegiatan/${kegiatan_dinas.id}`);
  await text();
  return { ...tab, token, kegiatan: kegiatan_dinas as Row };
}

test('activities stand the newest first, and are searched', async () => {
  const { user, address } = await openAs('admin', '/kantor/kegiatan');
  const { judul } = await newest();
  expect(await screen.findByRole('link', { name: `Ubah ${judul}` })).toBeTruthy();
  await user.type(await screen.findByRole('searchbox', { name: 'Cari kegiatan' }), 'tidak ada yang begini');
  expect(await screen.findByText('Tidak ada kegiatan yang cocok')).toBeTruthy();
  expect(address()).toBe('/kantor/kegiatan?query=tidak+ada+yang+begini');
  await press(user, 'Lihat semua kegiatan');
  expect(await screen.findByRole('link', { name: `Ubah ${judul}` })).toBeTruthy();
});

test('one is written with marks, and then its further pictures may follow', async () => {
  const { user, address } = await openAs('admin', '/kantor/kegiatan/tambah');
  await save(user);
  expect(await screen.findByText('Judul harus diisi')).toBeTruthy();
  await fill(user, 'Judul', 'Pasar Murah');
  await fill(user, 'Isi', 'Di **Melak**.\n\n- beras\n- [harga](/harga-pangan)');
  expect(preview().getByText('Melak').tagName).toBe('STRONG');
  expect(preview().getByRole('link', { name: 'harga', hidden: true }).getAttribute('href')).toBe('/harga-pangan');
  await user.upload(await field('Foto utama'), photo('pasar.jpg'));
  await save(user);
  await said('Berhasil menambahkan kegiatan dinas');
  const stored = await newest();
  expect(stored).toMatchObject({
    judul: 'Pasar Murah',
    deskripsi: 'Di **Melak**.\n\n- beras\n- [harga](/harga-pangan)',
  });
  expect(stored.foto_url).toMatch(/^\/media\//);
  await waitFor(() => expect(address()).toBe(`/kantor/kegiatan/${stored.id}`));
  expect(await screen.findByRole('heading', { name: 'Foto lain' })).toBeTruthy();
});

test('buttons and keys put marks at the selection, and take them away again', async () => {
  const { user } = await editing('Beras dan minyak');
  const area = await text();
  area.setSelectionRange(0, 5);
  await press(user, 'Tebal');
  expect(area.value).toBe('**Beras** dan minyak');
  await user.keyboard('{Control>}b{/Control}');
  expect(area.value).toBe('Beras dan minyak');
  await press(user, 'Daftar bernomor');
  expect(area.value).toBe('1. Beras dan minyak');
  await press(user, 'Subjudul');
  expect(area.value).toBe('## Beras dan minyak');
  expect(preview().getByRole('heading', { name: 'Beras dan minyak', hidden: true })).toBeTruthy();
  expect(document.activeElement).toBe(area);
});

test('Ctrl+K asks for an address, takes a host and a mailbox as they are said, and Escape leads back', async () => {
  const { user } = await editing('Lihat situs');
  const area = await text();
  area.focus();
  area.setSelectionRange(6, 11);
  await user.keyboard('{Control>}k{/Control}');
  await user.keyboard('javascript:alert(1){Enter}');
  expect(await screen.findByText('Isi alamat https, http, mailto, tel, atau jalur yang diawali /')).toBeTruthy();
  await fill(user, 'Alamat tautan', 'kubar.go.id');
  await user.keyboard('{Enter}');
  expect(area.value).toBe('Lihat [situs](https://kubar.go.id)');
  expect(document.activeElement).toBe(area);
  await user.keyboard('{Control>}k{/Control}');
  await user.keyboard('pangan@kubar.go.id{Escape}');
  expect(area.value).toBe('Lihat [situs](https://kubar.go.id)');
  expect(document.activeElement).toBe(area);
});

test('a link that leads nowhere good is told at once, and refused beside the field', async () => {
  const { user } = await editing();
  await fill(user, 'Isi', '[klik](javascript:alert(1))');
  const sentence =
    'Tautan javascript:alert(1) tidak dapat dipakai. Pakai alamat https, http, mailto, tel, atau jalur yang diawali /';
  expect(preview().getByText(sentence)).toBeTruthy();
  expect(preview().queryByRole('link', { hidden: true })).toBeNull();
  await save(user);
  await waitFor(() => expect(screen.getAllByText(sentence).length).toBeGreaterThan(1));
  expect((await text()).getAttribute('aria-invalid')).toBe('true');
});

test('pictures that come meanwhile are no conflict; another text is, and stands beside one’s own', async () => {
  const { user, token, kegiatan } = await editing();
  await user.upload(await field('Tambah foto lain'), photo('a.jpg'));
  await screen.findByRole('textbox', { name: 'Keterangan foto 1' });
  await fill(user, 'Isi', 'Di Damai');
  await writes(token, 'PUT', `/kegiatan-dinas/${kegiatan.id}`, { deskripsi: 'Di Bongan' });
  await save(user);
  expect(await screen.findByRole('row', { name: 'Isi Di Damai Di Bongan' })).toBeTruthy();
  await press(user, 'Simpan isian saya');
  await said('Berhasil mengubah kegiatan dinas');
  expect(await byId('/kegiatan-dinas', kegiatan.id)).toMatchObject({ deskripsi: 'Di Damai', revisi: 3 });
});

test('pictures are stored as they are chosen; one that fails stays, and is sent again', async () => {
  const { user, kegiatan } = await editing();
  network.use(http.post('*/api/kegiatan-dinas/:id/foto', () => HttpResponse.error(), { once: true }));
  await user.upload(await field('Tambah foto lain'), [photo('a.jpg'), photo('b.jpg')]);
  await press(user, 'Kirim lagi');
  await waitFor(async () => expect((await byId('/kegiatan-dinas', kegiatan.id)).kegiatan_fotos).toHaveLength(2));
  await waitFor(() => expect(screen.queryByText(/^Mengunggah/)).toBeNull());
});

test('a caption is stored when one goes on, pictures are ordered and deleted', async () => {
  const { user, kegiatan } = await editing();
  await user.upload(await field('Tambah foto lain'), [photo('a.jpg'), photo('b.jpg')]);
  await user.type(await screen.findByRole('textbox', { name: 'Keterangan foto 1' }), 'Antrean{Enter}');
  await said('Keterangan tersimpan');
  const now = async (): Promise<Row[]> => (await byId('/kegiatan-dinas', kegiatan.id)).kegiatan_fotos;
  expect((await now()).map(({ keterangan }) => keterangan)).toEqual(['Antrean', '']);
  await press(user, 'Turunkan Antrean');
  await waitFor(async () => expect((await now()).map(({ keterangan }) => keterangan)).toEqual(['', 'Antrean']));
  await press(user, 'Hapus Antrean');
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Hapus Antrean?' })).getByRole('button', { name: 'Hapus' }),
  );
  await said('Berhasil menghapus foto kegiatan');
  expect(await now()).toHaveLength(1);
});

test('there is room for twelve', async () => {
  const { user, kegiatan } = await editing();
  const going = sent();
  await user.upload(
    await field('Tambah foto lain'),
    Array.from({ length: 13 }, (_, at) => photo(`${at}.jpg`)),
  );
  await said('Foto kegiatan paling banyak 12, selain foto utamanya');
  await waitFor(async () => expect((await byId('/kegiatan-dinas', kegiatan.id)).kegiatan_fotos).toHaveLength(12));
  expect(going).toHaveLength(12);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Tambah foto' }).disabled).toBe(true);
});

test('one goes after a question', async () => {
  const { user, address } = await openAs('admin', '/kantor/kegiatan');
  const { id, judul } = await newest();
  await press(user, `Hapus ${judul}`);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Hapus' }));
  await said('Berhasil menghapus kegiatan dinas');
  expect((await newest()).id).not.toBe(id);
  expect(address()).toBe('/kantor/kegiatan');
});

test('an activity that does not exist', async () => {
  await openAs('admin', '/kantor/kegiatan/999999');
  expect(await screen.findByText('Kegiatan tidak ditemukan')).toBeTruthy();
});
