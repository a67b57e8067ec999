import { expect, test } from 'vitest';
import { receiptText } from './receipt-text';

test('a receipt as somebody receives it', () => {
  const at = new Date(2026, 4, 12, 16, 40).getTime();
  const lines = [
    { laporan: 'Harga pangan', where: 'Melak, Minggu ke-2 Mei 2026', stored: 36, deleted: 0 },
    { laporan: 'Produk', where: '', stored: 2, deleted: 1 },
    { laporan: 'Harga pangan', where: 'Tering, Minggu ke-2 Mei 2026', stored: 35, deleted: 0 },
  ];
  expect(
    receiptText({ at, lines, stored: 73, deleted: 1 }, 'Siti Petugas', { wilayah: 'Kutai Barat' }),
  ).toBe(`Semua terkirim pukul 16.40
12 Mei 2026, Siti Petugas
Lumbung Kabupaten Kutai Barat

Harga pangan
- Melak, Minggu ke-2 Mei 2026: 36 data
- Tering, Minggu ke-2 Mei 2026: 35 data

Produk
- Produk: 2 data, 1 dihapus

Jumlah: 73 data, 1 dihapus`);
});
