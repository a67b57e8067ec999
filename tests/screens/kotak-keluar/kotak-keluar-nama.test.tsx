import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { outboxStore } from '@/shared/write';
import { type Row, rowsOf } from '../../support/api/answers.ts';
import { tapTambah } from '../../support/forms/tap-tambah.ts';
import { cutWrites, reconnect } from '../../support/outbox/signal.ts';
import { idOfUser } from '../../support/outbox/waiting.ts';
import { openAs } from '../../support/screens/open.tsx';
import { call, newPeriode, tokenOf } from '../../support/screens/petugas.ts';

let desa: Row;
let melak: number;
let komoditi: Row;
let pangan: Row;
let petugas: number;
beforeAll(async () => {
  petugas = await idOfUser('petugas');
  const all = await rowsOf('/desa-kelurahan?limit=1000');
  desa = all.find(({ nama_kecamatan }) => nama_kecamatan === 'Melak');
  melak = desa.kecamatan_id;
  [komoditi] = await rowsOf('/komoditi?limit=1');
  [pangan] = await rowsOf('/pangan?limit=1');
});

type User = Awaited<ReturnType<typeof openAs>>['user'];

/** No write gets through. */
const cut = () => cutWrites('/*');

const names = async () => (await outboxStore.of(petugas)).map(({ label, kelompok }) => [label, kelompok]);

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

test.each(tables)('decision 12: %s that waits is named by what, where and when, added or changed', async (...row) => {
  const [, jenis, page, path, make, expected] = row;
  const periode = await newPeriode(jenis);
  const [added, edited, kelompok] = expected(periode.nama_periode);
  const { user } = await openAs('petugas', `${page}?periode=${periode.id}&kecamatan=${melak}`);
  await tapTambah(user);
  await fillAndSave(user);
  expect(await names()).toEqual([[added, kelompok]]);
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
  expect((await names()).at(-1)).toEqual([next, group]);
});

test('decision 12: a planted area that waits is named by crop, village, place and month, deletes too', async () => {
  const periode = await newPeriode('luas-tanam');
  const where = `Melak, ${periode.nama_periode}`;
  const input = { ...luas(), periode_luas_tanam_id: periode.id };
  await call('/luas-lahan', input, await tokenOf('petugas'));
  const { user } = await openAs('petugas', `/dashboard/luas-lahan?periode=${periode.id}`);
  await user.click(await screen.findByRole('link', { name: /^Edit / }));
  await fillAndSave(user);
  await user.click(await screen.findByRole('button', { name: /^Delete / }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Hapus' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('link', { name: 'Tambah' }));
  const kecamatan = await screen.findByRole('combobox', { name: 'Kecamatan' });
  await user.selectOptions(kecamatan, 'Melak');
  await waitFor(() => expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Komoditi' }).value).not.toBe(''));
  await fillAndSave(user);
  const nama = desa.nama_desa_kelurahan;
  const group = `Luas tanam, ${where}`;
  await waitFor(async () =>
    expect(await names()).toEqual([
      [`Ubah luas tanam padi ${nama}, ${where}`, group],
      [`Hapus luas tanam padi ${nama}, ${where}`, group],
      [expect.stringMatching(new RegExp(`^Luas tanam .+, ${where}$`)), group],
    ]),
  );
});
