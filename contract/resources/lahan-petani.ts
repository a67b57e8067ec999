import { z } from 'zod';
import { column, means, stored } from '../columns.ts';
import { collectionQuery, idQuery, textQuery, wordQuery } from '../filters.ts';
import { degrees, hundredths, name, oneOf, reference, whole } from '../inputs.ts';
import { komoditiTanam, satuanPanen } from '../limits.ts';
import { byPetani, resource, schema } from '../resource.ts';
import { empty, notNumeric, type Raw, type Rule } from '../rules.ts';

const letak = schema(() => ({
  lat: z.number().meta(means('Lintang dalam derajat', -0.2361)),
  lang: z.number().meta(means('Bujur dalam derajat', 115.8842)),
}));

const row = schema(() => {
  const { id, user_id, kecamatan_id, kelurahan_id, komoditi, nama_lengkap, no_hp } = column;
  const { nama_kecamatan, nama_desa_kelurahan } = column;
  return z.object({
    ...stored,
    user_id,
    kecamatan_id,
    kelurahan_id,
    alamat: z.string().meta(means('Alamat lahan', 'Jalan Poros Empas, RT 4')),
    luas_tanam: z.number().meta(means('Luas tanam dalam hektar, paling banyak dua angka di belakang koma', 0.25)),
    jumlah_panen: z.int().meta(means('Perkiraan panen', 5)),
    satuan_panen: z.enum(satuanPanen).meta(means('Satuan panen', 'ton')),
    bulan: z.string().meta(means('Bulan dan tahun panen', 'Maret 2027')),
    komoditi,
    users: z.object({ nama_lengkap, no_hp }).meta(means('Pemiliknya')),
    kecamatan: z.object({ nama_kecamatan }).meta(means('Kecamatan tempat lahan')),
    desa_kelurahan: z.object({ nama_desa_kelurahan }).meta(means('Desa atau kelurahan tempat lahan')),
    koordinat: z
      .object({ id, ...letak })
      .nullable()
      .meta(means('Letak lahan; null bila tidak diisi, atau bila penanya tidak berhak melihatnya')),
  });
});
export type LahanPetani = z.infer<typeof row>;

const koordinatRow = schema(() =>
  z.object({ ...stored, user_id: column.user_id, lahan_id: z.int().meta(means('Lahan', 7)), ...letak }),
);

const input = schema(() =>
  z.object({
    kecamatan_id: reference('Kecamatan'),
    kelurahan_id: reference('Kelurahan'),
    alamat: name('Alamat', 500),
    luas_tanam: hundredths('Luas Tanam'),
    jumlah_panen: whole('Jumlah Panen'),
    satuan_panen: oneOf('Satuan Panen', satuanPanen),
    bulan: name('Bulan', 50),
    komoditi: oneOf('Komoditi', komoditiTanam),
  }),
);

const koordinatInput = schema(() =>
  z.object({ lahan_id: reference('Lahan'), lat: degrees('Latitude', 90), lang: degrees('Longitude', 180) }),
);

type LahanForm = Raw<z.infer<typeof input> & { id: number; user_id: number }>;
type KoordinatForm = Raw<Pick<z.infer<typeof koordinatInput>, 'lat' | 'lang'>>;

/** The plot itself; its coordinates are sent separately once the plot has an id (spec section 4). */
export const lahanPetaniRules: readonly Rule<LahanForm>[] = [
  empty('Kecamatan harus diisi', 'kecamatan_id'),
  empty('Kelurahan harus diisi', 'kelurahan_id'),
  empty('Alamat harus diisi', 'alamat'),
  empty('Luas Tanam harus diisi', 'luas_tanam'),
  notNumeric('Luas Tanam harus berupa angka', 'luas_tanam'),
  empty('Jumlah Panen harus diisi', 'jumlah_panen'),
  notNumeric('Jumlah Panen harus berupa angka', 'jumlah_panen'),
  empty('Satuan Panen harus diisi', 'satuan_panen'),
  empty('Bulan harus diisi', 'bulan'),
  empty('Komoditi harus diisi', 'komoditi'),
];

const KOORDINAT_KOSONG = 'Latitude dan Longitude harus diisi';

export const koordinatRules: readonly Rule<KoordinatForm>[] = [
  empty(KOORDINAT_KOSONG, 'lat'),
  empty(KOORDINAT_KOSONG, 'lang'),
];

/** Spec section 5, "Farmland add/edit". */
export const addLahanPetaniRules: readonly Rule<LahanForm & KoordinatForm>[] = [...lahanPetaniRules, ...koordinatRules];

export const editLahanPetaniRules: readonly Rule<LahanForm & KoordinatForm>[] = [
  ...addLahanPetaniRules,
  empty('ID harus diisi', 'id'),
];

const DI_LUAR = 'Hanya bila titiknya jauh di luar garis kecamatan lahannya';

export const lahanPetani = resource(() => ({
  path: '/lahan-petani',
  name: 'LahanPetani',
  tag: 'Lahan petani',
  called: 'Lahan petani',
  key: 'lahan_petani',
  filter: collectionQuery().extend({
    user_id: idQuery,
    kecamatan_id: idQuery,
    komoditi: wordQuery(komoditiTanam),
    bulan: textQuery,
  }),
  row,
  sheet: [
    ['Petani', 'users.nama_lengkap'],
    ['Nomor Telepon', 'users.no_hp'],
    ['Kecamatan', 'kecamatan.nama_kecamatan'],
    ['Desa/Kelurahan', 'desa_kelurahan.nama_desa_kelurahan'],
    ['Alamat', 'alamat'],
    ['Komoditi', 'komoditi'],
    ['Luas Tanam (Hektar)', 'luas_tanam'],
    ['Jumlah Panen', 'jumlah_panen'],
    ['Satuan Panen', 'satuan_panen'],
    ['Bulan Panen', 'bulan'],
    ['Lintang', 'koordinat.lat'],
    ['Bujur', 'koordinat.lang'],
    ['Diubah (UTC)', 'updated_at'],
  ],
  order: 'yang terbaru lebih dahulu',
  readers: { sebagian: 'semua; koordinat hanya bagi pemiliknya, petugas, admin, dan superadmin' },
  writers: byPetani,
  input,
  rules: { add: lahanPetaniRules, edit: lahanPetaniRules },
  catatanBila: DI_LUAR,
}));

/** Where plots lie: never public. */
export const koordinatLahanPetani = resource(() => ({
  path: '/koordinat-lahan-petani',
  name: 'KoordinatLahanPetani',
  tag: 'Lahan petani',
  called: 'Koordinat lahan',
  key: 'koordinat',
  notes: 'Satu koordinat untuk setiap lahan.',
  row: koordinatRow,
  sheet: [
    ['Nomor Lahan', 'lahan_id'],
    ['Lintang', 'lat'],
    ['Bujur', 'lang'],
    ['Diubah (UTC)', 'updated_at'],
  ],
  filter: collectionQuery().extend({ lahan_id: idQuery }),
  order: 'nomor',
  readers: {
    terbatas: 'petani yang memilikinya, petugas, admin, dan superadmin',
    peran: ['petani', 'petugas', 'admin', 'superadmin'],
  },
  writers: byPetani,
  input: koordinatInput,
  rules: { add: koordinatRules, edit: koordinatRules },
  catatanBila: DI_LUAR,
  naturalKey: { columns: ['lahan_id'] },
  isNeverHandedOver: true,
}));
