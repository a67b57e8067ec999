import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answers } from '../../support/api/answers.ts';
import { open } from '../../support/screens/open.tsx';

/** Rows with no more than the fields of spec section 3, as another server of the same API may answer them. */
const place = { kecamatan_id: 2, user_id: 1 };
const harga = {
  id: 1,
  komoditi_id: 1,
  nama_komoditi: 'Cabai Rawit',
  harga_grosir: 67_000,
  harga_eceran: 71_000,
  periode_harga_pangan_id: 1,
  komoditis: { logo_komoditi_url: null },
  nama_periode_harga_pangan: 'Minggu ke-1',
};
const stok = {
  id: 1,
  ...place,
  pangan_id: 1,
  periode_ketersediaan_pangan_id: 1,
  harga_rata_rata: 14_800,
  kebutuhan: 22,
  ketersediaan: 24.5,
  pangans: { nama_pangan: 'Beras', logo_pangan_url: null },
};
const timbang = {
  id: 1,
  ...place,
  periode_timbang_balita_id: 1,
  kelurahan_id: 1,
  jumlah_balita: 40,
  berat_badan_naik: 33,
  berat_badan_tidak_naik: 5,
  dibawah_garis_merah: 2,
  kasus_gizi_buruk: 0,
  nama_desa_kelurahan: 'Empas',
};
const tanam = {
  id: 1,
  ...place,
  periode_luas_tanam_id: 1,
  komoditi: 'padi',
  kelurahan_id: 1,
  luas_tanam: 12,
  nama_desa_kelurahan: 'Empas',
};
const lahan = {
  id: 1,
  ...place,
  alamat: 'RT 3',
  kelurahan_id: 1,
  luas_tanam: 2,
  jumlah_panen: 900,
  satuan_panen: 'kg',
  bulan: 'Januari 2024',
  komoditi: 'padi',
  users: { nama_lengkap: 'Siti Maryanah', no_hp: '081200001186' },
  kecamatan: { nama_kecamatan: 'Melak' },
  desa_kelurahan: { nama_desa_kelurahan: 'Empas' },
};
const produk = {
  id: 1,
  judul: 'Madu Hutan',
  deskripsi: 'Manis',
  user_id: 1,
  stok: 3,
  harga: 50_000,
  status: 'aktif',
  satuan: 'kg',
  produk_fotos: [],
  users: { username: 'siti', foto_url: null, no_hp: '081200001186' },
};
const kegiatan = { id: 1, judul: 'Gerakan Pangan Murah', deskripsi: 'Ramai', foto_url: null };
const periode = [{ id: 1, nama_periode: 'Minggu ke-1' }];

const detail = async () => within(await screen.findByRole('dialog')).getAllByRole('definition');

test('prices without the week before and without a unit', async () => {
  answers('/periode-harga-pangan', periode);
  answers('/harga-pangan', [{ ...harga, ...place, nama_kecamatan: 'Melak' }]);
  const { user } = await open('/harga-pangan/melak');
  const card = await screen.findByRole('button', { name: /Cabai Rawit/ });
  expect(card.textContent).toMatch(/^Cabai RawitRp\s71\.000eceran$/);
  await user.click(card);
  expect((await detail()).at(-1)?.textContent).toMatch(/^Rp\s67\.000$/);
});

test('availability without its balance: the difference is told all the same', async () => {
  answers('/periode-ketersediaan-pangan', periode);
  answers('/ketersediaan-pangan', [stok]);
  const { user } = await open('/ketersediaan-pangan/melak');
  const card = await screen.findByRole('button', { name: /Beras/ });
  expect(card.textContent).toBe('Berassurplus 2,5 ton');
  await user.click(card);
  expect((await detail()).map(({ textContent }) => textContent).slice(2)).toEqual([
    '-',
    '22',
    '24,5',
    '-',
    '+2,5 (surplus)',
  ]);
});

test('availability without the numbers themselves', async () => {
  answers('/periode-ketersediaan-pangan', periode);
  answers('/ketersediaan-pangan', [{ ...stok, harga_rata_rata: null, kebutuhan: null }]);
  const { user } = await open('/ketersediaan-pangan/melak');
  const card = await screen.findByRole('button', { name: /Beras/ });
  expect(card.textContent).toBe('Beras');
  await user.click(card);
  expect((await detail()).map(({ textContent }) => textContent)).toEqual(['Beras', '-', '-', '-', '24,5', '-', '-']);
});

test('weighing', async () => {
  answers('/periode-timbang-balita', periode);
  answers('/timbang-balita', [timbang]);
  await open('/laporan/timbang-balita/melak?periode=1');
  expect((await screen.findByRole('button', { name: /^Empas/ })).textContent).toContain(
    '33 dari 40 balita naik berat badan',
  );
});

test('planting without the lost hectares', async () => {
  answers('/periode-luas-tanam', periode);
  answers('/luas-lahan', [tanam]);
  const { user } = await open('/laporan/luas-tanam/melak?periode=1');
  const card = await screen.findByRole('button', { name: /^Empas/ });
  expect(card.textContent).toBe('EmpasDitanami padiLuas Tanam 12 haLuas Puso -');
  await user.click(card);
  expect((await detail()).map(({ textContent }) => textContent)).toEqual(['-', 'Empas', 'padi', '12 Hektar', '-']);
});

test('farmland', async () => {
  answers('/lahan-petani', [lahan]);
  await open('/luas-lahan-perkiraan-panen');
  expect(await screen.findByText('Siti Maryanah')).toBeTruthy();
});

test('products', async () => {
  answers('/produk', [produk]);
  await open('/etalase');
  expect((await screen.findByRole('link', { name: /Madu Hutan/ })).textContent).toBe(
    'Madu HutanRp\u00a050.000/kgStok 3 kgsiti',
  );
});

test('activities without a date', async () => {
  answers('/kegiatan-dinas', [kegiatan]);
  await open('/activity');
  expect((await screen.findByRole('link', { name: /Gerakan Pangan Murah/ })).textContent).toBe(
    'Gerakan Pangan MurahRamai',
  );
});
