import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dialog, openAcuan, rowOf } from '../../support/screens/acuan.ts';
import { openAs } from '../../support/screens/open.tsx';

const lists = [
  ...['komoditi', 'pangan', 'nama-lain', 'harga-acuan', 'kecamatan', 'desa-kelurahan', 'sasaran-balita', 'penduduk'],
  'ambang-skpg',
  ...['harga-pangan', 'ketersediaan-pangan', 'timbang-balita', 'luas-tanam'].map((jenis) => `periode-${jenis}`),
];

test.each(lists)('%s opens with its rows, and its name among the lists', async (jenis) => {
  const { address } = await openAs('admin', `/kantor/data-acuan/${jenis}`);
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(3));
  const links = within(screen.getByRole('navigation', { name: 'Data acuan' }));
  expect(links.getAllByRole('link')).toHaveLength(lists.length);
  expect(links.getByRole('link', { current: 'page' }).getAttribute('href')).toBe(address());
});

test('a commodity is added; a name that is taken is said beside its form, and nothing typed is lost', async () => {
  const { user } = await openAcuan('komoditi');
  await user.click(screen.getByRole('button', { name: 'Tambah' }));
  const form = await dialog('Tambah komoditi');
  await user.click(await form.findByRole('button', { name: 'Simpan' }));
  expect(await form.findByText('Nama komoditi harus diisi')).toBeTruthy();
  const name = form.getByLabelText('Nama komoditi');
  await user.type(name, 'beras medium');
  await user.click(form.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('beras medium sudah ada')).toBeTruthy();
  expect((name as HTMLInputElement).value).toBe('beras medium');
  await user.clear(name);
  await user.type(name, 'Abon Ikan');
  await user.selectOptions(form.getByLabelText('Pangan'), 'Beras');
  await user.dblClick(form.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const row = await rowOf(/Abon Ikan/);
  expect(row.getByText('Beras')).toBeTruthy();
  expect(screen.getAllByRole('row', { name: /Abon Ikan/ })).toHaveLength(1);
});

test('search and filter stand in the address', async () => {
  const { user, address } = await openAcuan('desa-kelurahan');
  await user.selectOptions(screen.getByLabelText('Kecamatan'), 'Melak');
  await waitFor(() => expect(address()).toMatch(/^\/kantor\/data-acuan\/desa-kelurahan\?kecamatan_id=\d+$/));
  await waitFor(() => expect(screen.getAllByRole('cell', { name: 'Melak' }).length).toBeGreaterThan(3));
  await user.type(screen.getByRole('searchbox'), 'empas');
  await waitFor(() => expect(address()).toContain('query=empas'));
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'tidak ada di mana pun');
  expect(await screen.findByText('Tidak ada desa atau kelurahan yang cocok')).toBeTruthy();
});

test('where somebody else was faster both versions are shown, and the own one is stored only when it is meant', async () => {
  const { user, ask } = await openAcuan('penduduk');
  const [first] = (await ask('GET', '/penduduk?limit=1')).data;
  const title = `${first.nama_kecamatan} ${first.tahun}`;
  await user.click(screen.getByRole('button', { name: `Ubah ${title}` }));
  const form = await dialog('Ubah jumlah penduduk');
  const jumlah = await form.findByLabelText('Jumlah penduduk');
  await user.clear(jumlah);
  const mine = first.jumlah + 10;
  await user.type(jumlah, String(mine));
  await ask('PUT', `/penduduk/${first.id}`, { jumlah: 9_876 });
  await user.click(form.getByRole('button', { name: 'Simpan' }));
  const both = within(await form.findByRole('region', { name: 'Dua versi' }));
  const row = within(both.getByRole('row', { name: /^Jumlah penduduk/ }));
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([String(mine), '9876']);
  expect((await ask('GET', `/penduduk/${first.id}`)).jumlah).toBe(9_876);
  await user.click(form.getByRole('button', { name: 'Simpan isian saya' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await ask('GET', `/penduduk/${first.id}`)).jumlah).toBe(mine);
});

test('or the other version is taken', async () => {
  const { user, ask } = await openAcuan('pangan');
  const { pangan } = await ask('POST', '/pangan', { nama_pangan: 'Aaa Sagu' });
  await user.type(screen.getByRole('searchbox'), 'aaa');
  await user.click(await screen.findByRole('button', { name: 'Ubah Aaa Sagu' }));
  const form = await dialog('Ubah pangan');
  await user.type(await form.findByLabelText('Nama pangan'), ' Kering');
  await ask('PUT', `/pangan/${pangan.id}`, { nama_pangan: 'Aaa Sagu Basah' });
  await user.click(form.getByRole('button', { name: 'Simpan' }));
  await user.click(await form.findByRole('button', { name: 'Pakai versi di server' }));
  await waitFor(() => expect((form.getByLabelText('Nama pangan') as HTMLInputElement).value).toBe('Aaa Sagu Basah'));
});

test('deleting asks; what is used stays, and the ways on are offered', async () => {
  const { user, ask } = await openAcuan('komoditi');
  await user.click(screen.getByRole('button', { name: 'Hapus Bawang Merah' }));
  await user.click(await (await dialog('Hapus komoditi')).findByRole('button', { name: 'Hapus' }));
  const refused = await dialog('Bawang Merah tidak dihapus');
  expect(await refused.findByText('Masih dipakai oleh harga pangan, harga pangan kabupaten, harga acuan')).toBeTruthy();
  expect(refused.getByRole('link', { name: 'Lihat harga acuannya' }).getAttribute('href')).toMatch(/komoditi_id=\d+$/);
  await user.click(refused.getByRole('button', { name: 'Gabung Bawang Merah' }));
  expect(await dialog('Gabung Bawang Merah')).toBeTruthy();
  expect((await ask('GET', '/komoditi?nama_komoditi=bawang%20merah')).total).toBe(1);
});

test('what nothing uses is deleted', async () => {
  const { user, ask } = await openAcuan('pangan');
  await ask('POST', '/pangan', { nama_pangan: 'Aaa Dihapus' });
  await user.type(screen.getByRole('searchbox'), 'aaa dihapus');
  await user.click(await screen.findByRole('button', { name: 'Hapus Aaa Dihapus' }));
  await user.click(await (await dialog('Hapus pangan')).findByRole('button', { name: 'Hapus' }));
  expect(await screen.findByText('Tidak ada pangan yang cocok')).toBeTruthy();
  expect((await ask('GET', '/pangan?nama_pangan=aaa%20dihapus')).total).toBe(0);
});

test('another name means one thing, whose kind is chosen first', async () => {
  const { user, ask } = await openAcuan('nama-lain');
  await user.click(screen.getByRole('button', { name: 'Tambah' }));
  const form = await dialog('Tambah nama lain');
  await user.type(await form.findByLabelText('Nama lain'), 'lombok-rawit');
  await user.click(form.getByRole('button', { name: 'Simpan' }));
  expect(await form.findByText('Mohon pilih komoditi yang dimaksud')).toBeTruthy();
  await user.selectOptions(form.getByLabelText('Komoditi'), 'Kol');
  await user.click(form.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText("'lombok-rawit' sudah menjadi nama lain Cabai Rawit")).toBeTruthy();
  await user.selectOptions(form.getByLabelText('Untuk'), 'Desa/Kelurahan');
  await user.selectOptions(form.getByLabelText('Kecamatan'), 'Melak');
  await form.findByRole('option', { name: 'Empas' });
  await user.selectOptions(form.getByLabelText('Desa atau kelurahan'), 'Empas');
  await user.click(form.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.selectOptions(screen.getByLabelText('Untuk'), 'Desa/Kelurahan');
  expect((await rowOf(/lombok-rawit/)).getByText('Empas, Melak')).toBeTruthy();
  const [row] = (await ask('GET', '/nama-lain?untuk=Desa/Kelurahan')).data;
  expect(row).toMatchObject({ nama: 'lombok-rawit', komoditi_id: null, artinya: 'Empas' });
});
