import { expect, test } from 'vitest';
import { describeInput } from '../../../tests/support/forms/describe-input.ts';
import { koordinatLahanPetani, lahanPetani } from '../lahan-petani.ts';
import { produk } from '../produk.ts';

describeInput('a product', {
  schema: produk.input,
  whole: {
    ...{
      judul: ' Madu\u200b ',
      deskripsi: ' Hutan  di\r\nhulu ',
      stok: '3',
      harga: '90000',
      status: 'tidak',
      satuan: 'pcs',
    },
    jenis_produk: 'hasil hutan',
  },
  becomes: {
    ...{ judul: 'Madu', deskripsi: 'Hutan di\nhulu', stok: 3, harga: 90_000, status: 'tidak', satuan: 'pcs' },
    jenis_produk: 'hasil hutan',
  },
  takes: [
    [{ jenis_produk: undefined }, { jenis_produk: null }],
    [{ jenis_produk: '' }, { jenis_produk: null }],
    [{ status: undefined }, { status: 'aktif' }],
    [{ status: '' }, { status: 'aktif' }],
  ],
  refuses: [
    [{ judul: ' ' }, 'judul', 'Judul harus diisi'],
    [{ deskripsi: undefined }, 'deskripsi', 'Deskripsi harus diisi'],
    [{ deskripsi: 'x'.repeat(10_001) }, 'deskripsi', 'Deskripsi paling panjang 10000 huruf'],
    [{ stok: '' }, 'stok', 'Stok harus diisi'],
    [{ harga: '' }, 'harga', 'Harga harus diisi'],
    [{ status: 'habis' }, 'status', 'Status harus salah satu dari: aktif, tidak'],
    [{ satuan: 'ikat' }, 'satuan', 'Satuan harus salah satu dari: kg, ton, sak, pcs, bungkus'],
  ],
});

const lahan = {
  kecamatan_id: 1,
  kelurahan_id: 2,
  alamat: 'Jalan Poros',
  luas_tanam: 2,
  jumlah_panen: 3,
  ...({ satuan_panen: 'ton', bulan: 'Mei 2027', komoditi: 'padi' } as const),
};

describeInput('a plot', {
  schema: lahanPetani.input,
  whole: { ...lahan, alamat: ' Jalan Poros ', luas_tanam: '2' },
  becomes: lahan,
  refuses: [
    [{ kecamatan_id: '' }, 'kecamatan_id', 'Kecamatan harus diisi'],
    [{ kelurahan_id: '' }, 'kelurahan_id', 'Kelurahan harus diisi'],
    [{ alamat: ' ' }, 'alamat', 'Alamat harus diisi'],
    [{ alamat: 'x'.repeat(501) }, 'alamat', 'Alamat paling panjang 500 huruf'],
    [{ luas_tanam: '' }, 'luas_tanam', 'Luas Tanam harus diisi'],
    [{ luas_tanam: '0,25' }, 'luas_tanam', 'Luas Tanam harus berupa angka'],
    [{ luas_tanam: 0.255 }, 'luas_tanam', 'Luas Tanam paling banyak dua angka di belakang koma'],
    [{ luas_tanam: '1.500' }, 'luas_tanam', 'Luas Tanam paling banyak dua angka di belakang koma'],
    [{ luas_tanam: '-0.5' }, 'luas_tanam', 'Luas Tanam tidak boleh kurang dari 0'],
    [{ luas_tanam: 1_000_000_000 }, 'luas_tanam', 'Luas Tanam terlalu besar'],
    [{ jumlah_panen: '' }, 'jumlah_panen', 'Jumlah Panen harus diisi'],
    [{ satuan_panen: 'sak' }, 'satuan_panen', 'Satuan Panen harus salah satu dari: kg, ton'],
    [{ bulan: ' ' }, 'bulan', 'Bulan harus diisi'],
    [{ bulan: 'x'.repeat(51) }, 'bulan', 'Bulan paling panjang 50 huruf'],
    [{ komoditi: 'kopi' }, 'komoditi', 'Komoditi harus salah satu dari: padi, jagung, ubi kayu, ubi jalar'],
  ],
});

test.each([
  ['0.25', 0.25],
  ['0.5', 0.5],
  [0.29, 0.29],
  [1.1, 1.1],
  [' 3 ', 3],
  ['999999999', 999_999_999],
  [0, 0],
])('%j hectares are %d', (sent, luas_tanam) => {
  expect(lahanPetani.input.parse({ ...lahan, luas_tanam: sent }).luas_tanam).toBe(luas_tanam);
});

describeInput('where a plot lies', {
  schema: koordinatLahanPetani.input,
  whole: { lahan_id: '7', lat: '-0.3', lang: '115.8' },
  becomes: { lahan_id: 7, lat: -0.3, lang: 115.8 },
  refuses: [
    [{ lahan_id: '' }, 'lahan_id', 'Lahan harus diisi'],
    [{ lat: 91 }, 'lat', 'Latitude harus antara -90 dan 90'],
    [{ lang: 181 }, 'lang', 'Longitude harus antara -180 dan 180'],
  ],
});
