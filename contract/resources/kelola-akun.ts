import { z } from 'zod';
import { accountShapes, accountShapeWords } from '../account-shapes.ts';
import { column, means, orNull, stored } from '../columns.ts';
import { collectionQuery, idQuery, wordQuery } from '../filters.ts';
import { listOf, oneOf, reference, text, yesNo } from '../inputs.ts';
import { peran, statusAkun, urutAkun } from '../limits.ts';
import { schema } from '../resource.ts';
import { empty, notPhone, notShaped, type Raw, type Rule } from '../rules.ts';
import { registerInput } from './auth.ts';

const yaTidak = ['ya', 'tidak'] as const;

/** An account as the office sees it (`GET /akun`). */
export const akun = schema(() => {
  const { id, nama_lengkap, username, no_hp, nama_kecamatan, foto_url } = column;
  return {
    name: 'Akun',
    row: z.object({
      ...stored,
      nama_lengkap,
      username,
      email: z
        .string()
        .nullable()
        .meta(means('Alamat email; null bila penanya tidak boleh mengelola akun ini', 'marta@contoh.id')),
      no_hp,
      foto_url: orNull(foto_url),
      roles: z.array(z.enum(peran)).meta(means('Perannya', ['petugas'])),
      kecamatan: z.array(z.object({ id, nama_kecamatan })).meta(means('Kecamatan tugas seorang petugas')),
      status: z
        .enum(statusAkun)
        .meta(means('aktif; nonaktif: tidak dapat login; diundang: belum memilih password', 'aktif')),
      aktif: z.boolean().meta(means('Apakah akun ini boleh login', true)),
      terverifikasi: z.boolean().meta(means('Petani yang dikenal dinas', false)),
      terakhir_masuk: z.iso
        .datetime()
        .nullable()
        .meta(means('Kapan terakhir login; null bila belum pernah', '2026-11-16T01:30:00.000Z')),
      jumlah_isian: z.int().meta(means('Banyaknya laporan, produk, dan lahan miliknya', 1240)),
      undangan_sampai: z.iso
        .datetime()
        .nullable()
        .meta(
          means('Sampai kapan tautan undangannya berlaku; null bila tidak sedang diundang', '2026-11-23T01:30:00.000Z'),
        ),
      boleh_dikelola: z.boolean().meta(means('Apakah penanya boleh mengubah akun ini', true)),
    }),
    filter: collectionQuery()
      .omit({ id: true, tahun: true })
      .extend({
        peran: wordQuery(peran).meta(means('Peran', 'petugas')),
        kecamatan_id: idQuery.meta(means('Kecamatan tugas', 9)),
        status: wordQuery(statusAkun).meta(means('Status akun', 'aktif')),
        terverifikasi: wordQuery(yaTidak).meta(means('Terverifikasi dinas atau tidak', 'ya')),
        urut: wordQuery(urutAkun).meta(
          means(
            'nama; terbaru: yang terakhir dibuat lebih dahulu; terakhir-masuk: yang terakhir login lebih dahulu',
            'nama',
          ),
        ),
      }),
  };
});
export type Akun = z.infer<typeof akun.row>;

const kecamatan_ids = schema(() =>
  listOf('Kecamatan tugas', reference('Kecamatan')).meta(means('Kecamatan tugas; hanya bagi petugas', [9])),
);
const itsPeran = schema(() => oneOf('Peran', peran).meta(means('Peran', 'petugas')));

/** An account that is made for somebody, who chooses its password by a link. */
export const undanganInput = schema(() => {
  const { nama_lengkap, username, email, no_hp } = registerInput.shape;
  return z.object({ nama_lengkap, username, email, no_hp, peran: itsPeran, kecamatan_ids });
});

interface Person {
  nama_lengkap: unknown;
  email: unknown;
  no_hp: unknown;
}
interface Duties {
  peran: unknown;
  kecamatan_ids: unknown;
}

const hasPlaces = ({ kecamatan_ids: ids }: Raw<Duties>) =>
  Array.isArray(ids) ? ids.length > 0 : ids !== undefined && ids !== null && ids !== '';

const name = empty<Raw<Person>>('Nama lengkap harus diisi', 'nama_lengkap');

const contactRules: readonly Rule<Raw<Person>>[] = [
  empty('Email harus diisi', 'email'),
  empty('No Hp harus diisi', 'no_hp'),
  notPhone('No Hp harus angka', 'no_hp'),
];

const dutyRules: readonly Rule<Raw<Duties>>[] = [
  empty('Peran harus dipilih', 'peran'),
  [
    'Petugas memerlukan sedikitnya satu kecamatan tugas',
    (asked) => asked.peran === 'petugas' && !hasPlaces(asked),
    'kecamatan_ids',
  ],
  ['Kecamatan tugas hanya untuk petugas', (asked) => asked.peran !== 'petugas' && hasPlaces(asked), 'kecamatan_ids'],
];

/** What is asked of whoever invites somebody, in the order in which it is told. */
export const undanganRules: readonly Rule<Raw<Person & Duties & { username: unknown }>>[] = [
  name,
  empty('Username harus diisi', 'username'),
  ...contactRules,
  ...dutyRules,
];

/** What the office changes of an account; fields that are absent stay as they are. */
export const ubahanAkunInput = schema(() => {
  const { nama_lengkap, email, no_hp, peran: role, kecamatan_ids: places } = undanganInput.shape;
  return z.object({
    ...{ nama_lengkap, email, no_hp, peran: role, kecamatan_ids: places },
    aktif: yesNo('Aktif').meta(means('Apakah akun ini boleh login', true)),
    terverifikasi: yesNo('Terverifikasi').meta(means('Apakah petani ini dikenal dinas; hanya bagi petani', true)),
  });
});

export const ubahanAkunRules: readonly Rule<Raw<Person & Duties>>[] = [name, ...contactRules, ...dutyRules];

/** A row of a sheet of officers: places by their names, with commas between them. */
export const barisPetugasInput = schema(() => {
  const { nama_lengkap, username, email, no_hp } = registerInput.shape;
  const kecamatan = text('Kecamatan', 1000).meta(means('Nama kecamatan tugas, dipisahkan koma', 'Melak, Tering'));
  return z.object({ nama_lengkap, username, email, no_hp, kecamatan });
});

type BarisPetugas = Person & { username: unknown; kecamatan: unknown };

export const barisPetugasRules: readonly Rule<Raw<BarisPetugas>>[] = [
  name,
  empty('Username harus diisi', 'username'),
  ...contactRules,
  empty('Kecamatan harus diisi', 'kecamatan'),
];

/** Everything that a device can check of a sheet's row: the schema's shapes besides. */
export const checkedPetugasRules: readonly Rule<Raw<BarisPetugas>>[] = [
  ...barisPetugasRules,
  notShaped(accountShapeWords.username, 'username', accountShapes.username),
  notShaped(accountShapeWords.email, 'email', accountShapes.email),
];

/** What goes to a successor, or would (`/akun/{id}/alihkan`). */
export const alihan = schema(() => ({
  name: 'Alihan',
  row: z.object({
    ke: z
      .object({ id: column.id, username: column.username, nama_lengkap: column.nama_lengkap })
      .meta(means('Penerusnya')),
    isi: z
      .array(
        z.object({
          tabel: z.string().meta(means('Tabelnya', 'harga_pangan')),
          sebutan: z.string().meta(means('Tabel itu dengan kata-kata', 'harga pangan')),
          jumlah: z.int().meta(means('Banyaknya baris', 1240)),
          ditutup: z.int().meta(means('Berapa di antaranya dari periode yang sudah ditutup', 900)),
        }),
      )
      .meta(means('Banyaknya baris menurut laporannya; kosong bila ia tidak memiliki data')),
  }),
  input: z.object({ ke: reference('Penerus').meta(means('Akun penerusnya', 12)) }),
  filter: z.object({ ke: idQuery.meta(means('Akun penerusnya', 12)) }),
}));
export type Alihan = z.infer<typeof alihan.row>;

export const alihanRules: readonly Rule<Raw<{ ke: unknown }>>[] = [empty('Penerus harus dipilih', 'ke')];
