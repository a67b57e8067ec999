import { expect, test } from 'vitest';
import { type Kekurangan, type Pengingat, pengingat } from './pengingat.ts';

const melak: Kekurangan = {
  ...{ tempat: 'Melak', terisi: 34, diharapkan: 36, isi: ['Beras Medium', 'Cabai Rawit'] },
  tautan: 'https://pangan.contoh.id/isi?kecamatan=2',
};
const about: Pengingat = {
  ...{ jenis: 'harga-pangan', wilayah: 'Kutai Barat', satuan: 'harga', nama_lengkap: 'Yulius Bahang' },
  ...{ nama_periode: '16 – 22 November 2026', tanggal_selesai: '2026-11-22', terlambat: false },
  ...{ kurang: [melak], pengirim: 'Rina Wahyuningrum' },
};

test('a reminder names report, period, places, what is missing, where to enter it, and by when', () => {
  expect(pengingat(about)).toEqual({
    subject: 'Pengingat: harga pangan, 16 – 22 November 2026',
    text: `Halo Yulius Bahang,

Laporan harga pangan untuk periode 16 – 22 November 2026 belum lengkap:

- Melak: 34 dari 36 harga sudah diisi. Belum: Beras Medium, Cabai Rawit.
  https://pangan.contoh.id/isi?kecamatan=2

Mohon diisi paling lambat 22 November 2026.
Bila sudah Anda isi, buka Kotak Keluar di aplikasi saat ada sinyal, supaya terkirim.

Rina Wahyuningrum
`,
  });
});

test('of a place that has not begun it says how much there is, not each name', () => {
  const { text } = pengingat({
    ...about,
    kurang: [
      { ...melak, terisi: 0 },
      { ...melak, tempat: 'Damai' },
    ],
  });
  expect(text).toContain('- Melak: belum ada yang diisi (36 harga).\n');
  expect(text).toContain('\n\n- Damai: 34 dari 36 harga sudah diisi.');
  expect(text).not.toMatch(/Melak:.*Beras/);
});

test.each([
  [true, '2026-11-22', 'Periodenya sudah selesai pada 22 November 2026. Mohon segera diisi.'],
  [false, '2026-05-02', 'Mohon diisi paling lambat 2 Mei 2026.'],
  [false, null, 'Mohon segera diisi.'],
])('late %j, until %j: %s', (terlambat, tanggal_selesai, said) => {
  expect(pengingat({ ...about, terlambat, tanggal_selesai }).text).toContain(`\n${said}\n`);
});

test.each([
  [30, 'Desa 23, Desa 24, dan 6 lainnya.'],
  [25, 'Desa 24, dan 1 lainnya.'],
  [24, 'Desa 23, Desa 24.'],
])('%i names, of which many are counted, so that the message can be read on a phone', (count, said) => {
  const isi = Array.from({ length: count }, (_, at) => `Desa ${at + 1}`);
  const { text } = pengingat({ ...about, kurang: [{ ...melak, isi }] });
  expect(text).toContain(said);
  expect(text).not.toContain('Desa 25');
});

test.each([
  ['harga-pangan-kutai-barat', 'harga pangan Kabupaten Kutai Barat'],
  ['ketersediaan-pangan', 'ketersediaan pangan'],
  ['timbang-balita', 'timbang balita'],
  ['luas-tanam', 'luas tanam'],
] as const)('%s is called %s', (jenis, called) => {
  expect(pengingat({ ...about, jenis }).text).toContain(`Laporan ${called} untuk periode`);
});
