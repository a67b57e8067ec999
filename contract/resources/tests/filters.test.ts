import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { jenisProduk, satuanProduk, urutLaporan } from '#contract/limits.ts';
import { hargaAcuan } from '../acuan/harga-acuan.ts';
import { namaLain } from '../acuan/nama-lain.ts';
import { desaKelurahan } from '../desa-kelurahan.ts';
import { hargaPangan, hargaPanganKutaiBarat } from '../harga-pangan.ts';
import { kecamatan, rekapKecamatan } from '../kecamatan.ts';
import { kegiatanDinas } from '../kegiatan-dinas.ts';
import { ketersediaanPangan, rekapKetersediaanPangan } from '../ketersediaan-pangan.ts';
import { komoditi } from '../komoditi.ts';
import { koordinatLahanPetani, lahanPetani } from '../lahan-petani.ts';
import { luasTanam } from '../luas-tanam.ts';
import { pangan } from '../pangan.ts';
import { periode } from '../periode.ts';
import { produk } from '../produk.ts';
import { slider } from '../slider.ts';
import { timbangBalita } from '../timbang-balita.ts';

/** Rows that a page of a list holds at most. */
const PAGE = 200;
const WHOLE = 10_000;

/** The orders of a report's rows. */
const urut = { urut: urutLaporan.join(', ') };

const tanam = { komoditi: 'padi, jagung, ubi kayu, ubi jalar' };

/** Which filters a list takes: ids, text, and words out of a few. */
const lists: [
  name: string,
  filter: z.ZodObject,
  most: number,
  ids: string[],
  texts: string[],
  words?: Record<string, string>,
][] = [
  ['pangan', pangan.filter, WHOLE, [], ['nama_pangan']],
  ['komoditi', komoditi.filter, WHOLE, ['pangan_id'], ['nama_komoditi']],
  ['harga acuan', hargaAcuan.filter, PAGE, ['komoditi_id'], [], { jenis: 'HET, HAP' }],
  [
    'nama lain',
    namaLain.filter,
    WHOLE,
    ['komoditi_id', 'pangan_id', 'kelurahan_id'],
    [],
    { untuk: 'Komoditi, Pangan, Desa/Kelurahan' },
  ],
  [
    'produk',
    produk.filter.omit({ nomor: true }),
    PAGE,
    ['user_id', 'kecamatan_id', 'harga_dari', 'harga_sampai', 'dekat'],
    ['judul', 'slug', 'nama_kecamatan'],
    {
      status: 'aktif, tidak',
      jenis_produk: jenisProduk.join(', '),
      satuan: satuanProduk.join(', '),
      urut: 'terbaru, termurah, terdekat',
    },
  ],
  ['slider', slider.filter, PAGE, ['status'], []],
  ['kegiatan dinas', kegiatanDinas.filter, PAGE, [], ['judul']],
  [
    'harga pangan kutai barat',
    hargaPanganKutaiBarat.filter,
    PAGE,
    ['komoditi_id', 'periode_harga_pangan_id', 'user_id'],
    ['nama_komoditi'],
    urut,
  ],
  [
    'harga pangan',
    hargaPangan.filter,
    PAGE,
    ['komoditi_id', 'periode_harga_pangan_id', 'user_id', 'kecamatan_id'],
    ['nama_komoditi', 'nama_kecamatan', 'namaKecamatan'],
    { ...urut, rekap: 'kecamatan' },
  ],
  [
    'rekap ketersediaan pangan',
    rekapKetersediaanPangan.filter,
    PAGE,
    ['pangan_id', 'periode_ketersediaan_pangan_id'],
    ['nama_pangan'],
    { rekap: 'kabupaten' },
  ],
  [
    'ketersediaan pangan',
    ketersediaanPangan.filter,
    PAGE,
    ['pangan_id', 'periode_ketersediaan_pangan_id', 'kecamatan_id', 'user_id'],
    ['nama_pangan', 'nama_kecamatan'],
    { ...urut, rekap: 'kabupaten, kecamatan' },
  ],
  [
    'timbang balita',
    timbangBalita.filter,
    PAGE,
    ['kecamatan_id', 'kelurahan_id', 'periode_id', 'user_id', 'periode_timbang_balita_id'],
    [],
    { ...urut, rekap: 'kecamatan' },
  ],
  [
    'luas tanam',
    luasTanam.filter,
    PAGE,
    ['kecamatan_id', 'kelurahan_id', 'periode_id', 'user_id', 'periode_luas_tanam_id'],
    [],
    { ...urut, ...tanam, userid: 'true, false', rekap: 'kecamatan' },
  ],
  ['lahan petani', lahanPetani.filter, PAGE, ['user_id', 'kecamatan_id'], ['bulan'], tanam],
  ['koordinat', koordinatLahanPetani.filter, PAGE, ['lahan_id'], []],
  ['rekap kecamatan', rekapKecamatan.filter, PAGE, [], ['nama_kecamatan'], { rekap: 'kecamatan' }],
  ['kecamatan', kecamatan.filter, WHOLE, [], ['nama_kecamatan']],
  ['desa kelurahan', desaKelurahan.filter, WHOLE, ['kecamatan_id'], ['nama_desa_kelurahan']],
];

describe.each(lists)('the list of %s', (_name, filter, most, ids, texts, words = {}) => {
  test('takes its filters and no others', () => {
    const names = ['page', 'limit', 'id', 'search', 'format', 'tahun', ...ids, ...texts, ...Object.keys(words)];
    expect(Object.keys(filter.shape).sort()).toEqual(names.sort());
  });

  test('gives at most so many rows at once', () => {
    expect(filter.parse({ limit: '999999' })).toEqual({ page: 1, limit: most });
  });

  test('is narrowed by ids, text and words', () => {
    const given = Object.entries(words).map(([name, allowed]) => [name, allowed.split(', ')[0]]);
    const asked = Object.fromEntries([...ids.map((id) => [id, '7']), ...texts.map((text) => [text, ' x ']), ...given]);
    const read = Object.fromEntries([...ids.map((id) => [id, 7]), ...texts.map((text) => [text, 'x']), ...given]);
    expect(filter.parse(asked)).toEqual({ page: 1, limit: 10, ...read });
  });

  test('tells which words there are', () => {
    for (const [name, allowed] of Object.entries(words)) {
      const { error } = filter.safeParse({ [name]: 'lain' });
      expect(error?.issues.map(({ message }) => message)).toEqual([`harus salah satu dari: ${allowed}`]);
    }
  });
});

describe('the lists of periods', () => {
  const names = [
    'nama_periode',
    'nama_periode_harga_pangan',
    'nama_periode_ketersediaan_pangan',
    'nama_periode_timbang_balita',
    'nama_periode_luas_tanam',
  ];

  test('come oldest first unless the newest is asked for', () => {
    expect(periode['harga-pangan'].filter.parse({ limit: '999999' })).toEqual({
      page: 1,
      limit: WHOLE,
      urut: 'terlama',
    });
    expect(periode['harga-pangan'].filter.parse({ urut: 'terbaru' }).urut).toBe('terbaru');
    expect(periode['harga-pangan'].filter.parse({ urut: 'terlama' }).urut).toBe('terlama');
    const { error } = periode['harga-pangan'].filter.safeParse({ urut: 'acak' });
    expect(error?.issues.map(({ message }) => message)).toEqual(['harus terlama, terbaru, atau terakhir']);
  });

  test.each(names)('are narrowed by %s', (name) => {
    expect(periode['harga-pangan'].filter.parse({ [name]: ' minggu ' })).toMatchObject({ [name]: 'minggu' });
  });
});
