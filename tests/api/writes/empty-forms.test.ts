import { beforeAll, expect, test } from 'vitest';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { callerOf } from '../../support/api/callers.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
});

/** What an empty form is told: the spec's sentences in the spec's order, then those that the spec does not know. */
const empty: [path: string, who: string, sentences: [field: string, sentence: string][]][] = [
  ['/pangan', 'admin', [['nama_pangan', 'Nama pangan harus diisi']]],
  ['/komoditi', 'admin', [['nama_komoditi', 'Nama komoditi harus diisi']]],
  ['/kecamatan', 'admin', [['nama_kecamatan', 'Nama kecamatan harus diisi']]],
  [
    '/desa-kelurahan',
    'admin',
    [
      ['kecamatan_id', 'Kecamatan harus diisi'],
      ['nama_desa_kelurahan', 'Nama desa atau kelurahan harus diisi'],
    ],
  ],
  ['/periode-luas-tanam', 'admin', [['nama_periode', 'Nama periode harus diisi']]],
  [
    '/kegiatan-dinas',
    'admin',
    [
      ['judul', 'Judul harus diisi'],
      ['deskripsi', 'Deskripsi harus diisi'],
    ],
  ],
  [
    '/slider',
    'admin',
    [
      ['judul', 'Judul harus diisi'],
      ['foto', 'Foto harus diisi'],
    ],
  ],
  [
    '/harga-pangan',
    'petugas',
    [
      ['kecamatan_id', 'Mohon pilih kecamatan'],
      ['komoditi_id', 'Mohon pilih komoditi'],
      ['harga_grosir', 'Mohon isi harga grosir'],
      ['harga_eceran', 'Mohon isi harga eceran'],
      ['periode_harga_pangan_id', 'Mohon pilih periode harga pangan'],
    ],
  ],
  [
    '/harga-pangan-kutai-barat',
    'petugas',
    [
      ['komoditi_id', 'Mohon pilih komoditi'],
      ['harga_grosir', 'Mohon isi harga grosir'],
      ['harga_eceran', 'Mohon isi harga eceran'],
      ['periode_harga_pangan_id', 'Mohon pilih periode harga pangan'],
    ],
  ],
  [
    '/ketersediaan-pangan',
    'petugas',
    [
      ['periode_ketersediaan_pangan_id', 'Periode Harga Pangan tidak boleh kosong'],
      ['pangan_id', 'Pangan tidak boleh kosong'],
      ['kecamatan_id', 'Kecamatan tidak boleh kosong'],
      ['harga_rata_rata', 'Harga Rata-Rata tidak boleh kosong'],
      ['kebutuhan', 'Kebutuhan tidak boleh kosong'],
      ['ketersediaan', 'Ketersediaan tidak boleh kosong'],
    ],
  ],
  [
    '/timbang-balita',
    'petugas',
    [
      ['periode_timbang_balita_id', 'Periode timbang balita harus diisi'],
      ['kecamatan_id', 'Kecamatan harus diisi'],
      ['kelurahan_id', 'Kelurahan harus diisi'],
      ['jumlah_balita', 'Jumlah balita harus diisi'],
      ['berat_badan_naik', 'Berat badan naik harus diisi'],
      ['berat_badan_tidak_naik', 'Berat badan tidak naik harus diisi'],
      ['dibawah_garis_merah', 'Dibawah garis merah harus diisi'],
      ['kasus_gizi_buruk', 'Kasus gizi buruk harus diisi'],
    ],
  ],
  [
    '/luas-tanam',
    'petugas',
    [
      ['periode_luas_tanam_id', 'Periode Luas Tanam harus diisi'],
      ['komoditi', 'Komoditi harus diisi'],
      ['kecamatan_id', 'Kecamatan harus diisi'],
      ['kelurahan_id', 'Kelurahan harus diisi'],
      ['luas_tanam', 'Luas Tanam harus diisi'],
      ['luas_puso', 'Luas Puso harus diisi'],
    ],
  ],
  [
    '/produk',
    'petani',
    [
      ['main', 'Pilih foto utama produk!'],
      ['stok', 'Masukkan stok produk!'],
      ['judul', 'Masukkan judul produk!'],
      ['deskripsi', 'Masukkan deskripsi produk!'],
      ['harga', 'Masukkan harga produk!'],
      ['foto', 'Masukkan foto produk!'],
      ['satuan', 'Satuan harus salah satu dari: kg, ton, sak, pcs, bungkus'],
    ],
  ],
  [
    '/lahan-petani',
    'petani',
    [
      ['kecamatan_id', 'Kecamatan harus diisi'],
      ['kelurahan_id', 'Kelurahan harus diisi'],
      ['alamat', 'Alamat harus diisi'],
      ['luas_tanam', 'Luas Tanam harus diisi'],
      ['jumlah_panen', 'Jumlah Panen harus diisi'],
      ['satuan_panen', 'Satuan Panen harus diisi'],
      ['bulan', 'Bulan harus diisi'],
      ['komoditi', 'Komoditi harus diisi'],
    ],
  ],
  [
    '/koordinat-lahan-petani',
    'petani',
    [
      ['lat', 'Latitude dan Longitude harus diisi'],
      ['lang', 'Latitude dan Longitude harus diisi'],
      ['lahan_id', 'Lahan harus diisi'],
    ],
  ],
];

test.each(empty)(
  '%s: an empty form is told all that is missing, the first sentence first',
  async (path, name, sentences) => {
    const who = await callerOf(api, name);
    for (const body of [{}, new FormData()]) {
      const { status, body: told } = await who.send('POST', path, body);
      expect([status, told.meta.message]).toEqual([422, sentences[0]![1]]);
      const expected = Object.fromEntries(sentences.map(([field, sentence]) => [field, [sentence]]));
      expect(told.data).toEqual({ message: sentences[0]![1], errors: expected });
      expect(Object.keys(told.data.errors)).toEqual(Object.keys(expected));
    }
  },
);
