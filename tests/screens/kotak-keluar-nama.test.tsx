import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { outboxStore } from '@/shared/outbox';
import { type Row, rowsOf } from '../support/answers.ts';
import { filledForm, newLahan, save as saveLahan } from '../support/lahan-form.ts';
import { lokasi } from '../support/lokasi.ts';
import { openAs } from '../support/open.tsx';
import { field, fillProduk, newProduk, photo, said, save as saveProduk } from '../support/own-produk.ts';
import { call, newPeriode, tokenOf } from '../support/petugas.ts';
import { cutWrites, reconnect } from '../support/signal.ts';
import { card, idOfUser, perbaiki } from '../support/waiting.ts';

let desa: Row;
let melak: number;
let komoditi: Row;
let pangan: Row;
const ids: Record<string, number> = {};
beforeAll(async () => {
  for (const who of ['petugas', 'petani']) ids[who] = await idOfUser(who);
  const all = await rowsOf('/desa-kelurahan?limit=1000');
  desa = all.find(({ nama_kecamatan }) => nama_kecamatan === 'Melak');
  melak = desa.kecamatan_id;
  [komoditi] = await rowsOf('/komoditi?limit=1');
  [pangan] = await rowsOf('/pangan?limit=1');
});

type User = Awaited<ReturnType<typeof openAs>>['user'];

/** No write gets through. */
const cut = () => cutWrites('/*');

const itemsOf = (who: string) => outboxStore.of(ids[who] ?? 0);
const names = async (who: string) => (await itemsOf(who)).map(({ label, kelompok }) => [label, kelompok]);

/** Fills what is empty, and saves; a great change is asked about. */
async function fillAndSave(user: User): Promise<void> {
  const button = await screen.findByRole('button', { name: 'Simpan' });
  const form = within(button.closest('form')!);
  for (const field of form.getAllByRole<HTMLInputElement>('textbox')) {
    if (!field.value && !field.readOnly) await user.type(field, '0');
  }
  cut();
  await user.click(button);
  const yes = screen.queryByRole('button', { name: 'Ya, simpan' });
  if (yes) await user.click(yes);
  expect((await screen.findAllByText('Tersimpan di perangkat')).length).toBeGreaterThan(0);
}

const price = () => ({ komoditi_id: komoditi.id, harga_eceran: 1, harga_grosir: 1 });
const stok = () => ({ kecamatan_id: melak, pangan_id: pangan.id, harga_rata_rata: 1, kebutuhan: 1, ketersediaan: 1 });
const figures = { jumlah_balita: 9, berat_badan_naik: 1, berat_badan_tidak_naik: 1 };
const timbang = () => ({
  ...{ kecamatan_id: melak, kelurahan_id: desa.id, ...figures },
  ...{ dibawah_garis_merah: 0, kasus_gizi_buruk: 0 },
});
const luas = () => ({ kecamatan_id: melak, kelurahan_id: desa.id, komoditi: 'padi', luas_tanam: 2, luas_puso: 1 });

type Jenis = 'harga-pangan' | 'ketersediaan-pangan' | 'timbang-balita' | 'luas-tanam';
const tables: [
  name: string,
  jenis: Jenis,
  page: string,
  path: string,
  make: () => object,
  names: (periode: string) => [added: string, edited: string, kelompok: string],
][] = [
  [
    'a price',
    'harga-pangan',
    '/dashboard/harga-pangan/edit',
    '/harga-pangan',
    () => ({ ...price(), kecamatan_id: melak }),
    (periode) => [
      `Harga ${komoditi.nama_komoditi}, Melak, ${periode}`,
      `Ubah harga ${komoditi.nama_komoditi}, Melak, ${periode}`,
      `Harga pangan, Melak, ${periode}`,
    ],
  ],
  [
    "the regency's price",
    'harga-pangan',
    '/dashboard/harga-pangan-kutai-barat/edit',
    '/harga-pangan-kutai-barat',
    price,
    (periode) => [
      `Harga ${komoditi.nama_komoditi}, Kutai Barat, ${periode}`,
      `Ubah harga ${komoditi.nama_komoditi}, Kutai Barat, ${periode}`,
      `Harga pangan, Kutai Barat, ${periode}`,
    ],
  ],
  [
    'availability',
    'ketersediaan-pangan',
    '/dashboard/ketersediaan-pangan/edit',
    '/ketersediaan-pangan',
    stok,
    (periode) => [
      `Ketersediaan ${pangan.nama_pangan}, Melak, ${periode}`,
      `Ubah ketersediaan ${pangan.nama_pangan}, Melak, ${periode}`,
      `Ketersediaan pangan, Melak, ${periode}`,
    ],
  ],
  [
    'a weighing',
    'timbang-balita',
    '/dashboard/timbang-balita/edit',
    '/timbang-balita',
    timbang,
    (periode) => [
      `Timbang balita ${desa.nama_desa_kelurahan}, Melak, ${periode}`,
      `Ubah timbang balita ${desa.nama_desa_kelurahan}, Melak, ${periode}`,
      `Timbang balita, Melak, ${periode}`,
    ],
  ],
];

test.each(tables)('issue 13: %s that waits is named by what, where and when, added or changed', async (...row) => {
  const [, jenis, page, path, make, expected] = row;
  const periode = await newPeriode(jenis);
  const [added, edited, kelompok] = expected(periode.nama_periode);
  const { user } = await openAs('petugas', `${page}?periode=${periode.id}&kecamatan=${melak}`);
  await user.click(await screen.findByRole('button', { name: 'Tambah' }));
  await fillAndSave(user);
  expect(await names('petugas')).toEqual([[added, kelompok]]);
  cleanup();
  reconnect();

  const token = await tokenOf('petugas');
  const again = await newPeriode(jenis);
  await call(path, { ...make(), [`periode_${jenis.replaceAll('-', '_')}_id`]: again.id }, token);
  const later = await openAs('petugas', `${page}?periode=${again.id}&kecamatan=${melak}`);
  await later.user.click(await screen.findByRole('button', { name: /^Edit / }));
  await fillAndSave(later.user);
  const [, next, group] = expected(again.nama_periode);
  expect(edited.replace(periode.nama_periode, again.nama_periode)).toBe(next);
  expect((await names('petugas')).at(-1)).toEqual([next, group]);
});

test('issue 13: a planted area that waits is named by crop, village, place and month, deletes too', async () => {
  const periode = await newPeriode('luas-tanam');
  const where = `Melak, ${periode.nama_periode}`;
  const input = { ...luas(), periode_luas_tanam_id: periode.id };
  await call('/luas-lahan', input, await tokenOf('petugas'));
  const { user } = await openAs('petugas', `/dashboard/luas-lahan?periode=${periode.id}`);
  await user.click(await screen.findByRole('link', { name: /^Edit / }));
  await fillAndSave(user);
  await user.click(await screen.findByRole('button', { name: /^Delete / }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Hapus' }));
  await user.click(await screen.findByRole('link', { name: 'Tambah' }));
  const kecamatan = await screen.findByRole('combobox', { name: 'Kecamatan' });
  await user.selectOptions(kecamatan, 'Melak');
  await waitFor(() => expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Komoditi' }).value).not.toBe(''));
  await fillAndSave(user);
  const nama = desa.nama_desa_kelurahan;
  const group = `Luas tanam, ${where}`;
  await waitFor(async () =>
    expect(await names('petugas')).toEqual([
      [`Ubah luas tanam padi ${nama}, ${where}`, group],
      [`Hapus luas tanam padi ${nama}, ${where}`, group],
      [expect.stringMatching(new RegExp(`^Luas tanam .+, ${where}$`)), group],
    ]),
  );
});

test('issue 13: a plot that waits is named by crop, address and village, its place and its end too', async () => {
  lokasi.granted(-0.23, 115.7);
  const { user } = await filledForm();
  cut();
  await saveLahan(user);
  await waitFor(async () =>
    expect((await names('petani')).map(([label]) => label)).toEqual([
      'Lahan padi, Jalan Poros 12, Melak Ulu',
      'Lokasi lahan padi, Jalan Poros 12, Melak Ulu',
    ]),
  );
});

test('issue 13: a plot that is to go says which', async () => {
  const token = await tokenOf('petani');
  await newLahan(token, 'Jalan Uji 77');
  const { user } = await openAs('petani', '/dashboard/lahan-petani');
  await user.click(await screen.findByRole('button', { name: 'Delete Jalan Uji 77' }));
  cut();
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Hapus' }));
  await waitFor(async () =>
    expect((await names('petani')).map(([label]) => label)).toEqual([
      expect.stringMatching(/^Hapus lahan padi, Jalan Uji 77, ./),
    ]),
  );
});

test('issue 13: a product that waits opens again with its words; its photos stay as they are', async () => {
  const { user } = await openAs('petani', '/dashboard/pangan/tambah');
  await fillProduk(user, 'Jagung uji', [photo('1.jpg'), photo('2.jpg')]);
  cut();
  await saveProduk(user);
  await waitFor(async () => expect(await names('petani')).toEqual([['Produk Jagung uji', undefined]]));
  await waitFor(async () => expect((await field('Judul')).getAttribute('value')).toBe(''));
  await user.click(await screen.findByRole('link', { name: /^Kotak keluar/ }));
  await card('Produk Jagung uji');
  const dialog = await perbaiki(user, 'Produk Jagung uji');
  expect(dialog.getByText('Foto Pangan: 2 foto, tetap seperti yang dipilih')).toBeTruthy();
  const judul = dialog.getByRole('textbox', { name: 'Judul' });
  await user.clear(judul);
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect((await screen.findAllByText('Masukkan judul produk!')).length).toBeGreaterThan(0);
  await user.type(judul, 'Jagung manis');
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  await card('Produk Jagung manis');
  const [item] = await itemsOf('petani');
  const { foto, ...input } = item!.variables.input as { foto: File[]; main: string[] };
  expect(foto.map(({ name }) => name)).toEqual(['1.jpg', '2.jpg']);
  expect(input).toMatchObject({ judul: 'Jagung manis', harga: '145000', stok: '12', main: ['1', '0'] });
});

test('issue 13: what becomes of a product and its photos is named by the product', async () => {
  const token = await tokenOf('petani');
  const { slug, judul } = await newProduk(token, `Beras uji ${crypto.randomUUID().slice(0, 4)}`, 3);
  const { user } = await openAs('petani', `/dashboard/pangan/edit/${slug}`);
  const ganti = await screen.findByLabelText('Ganti foto 1');
  cut();
  await user.upload(ganti, photo());
  await said('Tersimpan di perangkat');
  await user.click(screen.getByRole('switch', { name: 'Hapus Foto' }));
  await user.click(screen.getByRole('button', { name: 'Hapus foto 3' }));
  await said('Tersimpan di perangkat');
  await user.click(screen.getByRole('button', { name: /^Foto 2/ }));
  await user.upload(screen.getByLabelText('Foto Pangan'), photo('baru.jpg'));
  await saveProduk(user);
  await waitFor(async () =>
    expect((await names('petani')).map(([label]) => label)).toEqual([
      `Ganti foto produk ${judul}`,
      `Hapus foto produk ${judul}`,
      `Ubah produk ${judul}`,
      `Foto produk ${judul}`,
      `Foto utama produk ${judul}`,
    ]),
  );
});
