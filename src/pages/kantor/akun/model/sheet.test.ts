import { describe, expect, test } from 'vitest';
import { complaintsBy, officersIn } from './sheet';

const head = ['Nama Lengkap', 'username', 'EMAIL', 'No. HP', 'Kecamatan'];

describe('the officers of a sheet', () => {
  test('are found by the names of the columns, whatever their order; empty rows are passed over', () => {
    const read = officersIn({
      rows: [
        ['Catatan', ...head.toReversed()],
        ['', 'Melak', 81234567890, 'a@b.id', 'lusia', ' Lusia Ngau '],
        [null, null, '', ' ', null, null],
        ['x', 'Tering', '+62812345678', 'c@d.id', 'bulan', 'Bulan'],
      ],
    });
    expect(read).toEqual({
      rows: [
        {
          nomor: 2,
          isi: {
            nama_lengkap: 'Lusia Ngau',
            username: 'lusia',
            email: 'a@b.id',
            no_hp: '081234567890',
            kecamatan: 'Melak',
          },
        },
        {
          nomor: 4,
          isi: {
            nama_lengkap: 'Bulan',
            username: 'bulan',
            email: 'c@d.id',
            no_hp: '+62812345678',
            kecamatan: 'Tering',
          },
        },
      ],
    });
  });

  test.each([
    [[['Nama lengkap', 'Username', 'Kecamatan']], 'Kolom Email, No HP tidak ada di baris pertama.'],
    [[], 'Kolom Nama lengkap, Username, Email, No HP, Kecamatan tidak ada di baris pertama.'],
    [[head], 'Lembar ini tidak berisi petugas.'],
    [[head, ['', '', '', '', '']], 'Lembar ini tidak berisi petugas.'],
  ])('%j is refused: %s', (rows, refused) => {
    expect(officersIn({ rows })).toEqual({ refused });
  });
});

test('complaints name rows as the file counts them', () => {
  const isi = { nama_lengkap: '', username: '', email: '', no_hp: '', kecamatan: '' };
  const rows = [2, 5, 9].map((nomor) => ({ nomor, isi }));
  const told = complaintsBy(
    {
      '2.email': ['Baris 2, Email: Email tidak benar'],
      '3.username': ['Baris 3, Username: Sama dengan baris 1'],
      baris: ['Paling banyak 500 petugas sekali impor'],
    },
    rows,
  );
  expect(told).toEqual([
    { nomor: 5, kolom: 'Email', pesan: 'Email tidak benar' },
    { nomor: 9, kolom: 'Username', pesan: 'Sama dengan baris 2' },
    { nomor: 0, kolom: '', pesan: 'Paling banyak 500 petugas sekali impor' },
  ]);
});
