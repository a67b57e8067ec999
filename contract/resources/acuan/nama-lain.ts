import { z } from 'zod';
import { column, means, orNull, stored } from '../../columns.ts';
import { collectionQuery, idQuery, wordQuery } from '../../filters.ts';
import { plainName } from '../../formulas/nama/plain-name.ts';
import { typedText } from '../../formulas/nama/typed-text.ts';
import { name, orNone, reference } from '../../inputs.ts';
import { limits } from '../../limits.ts';
import { byDinas, resource, schema, type Writers } from '../../resource.ts';
import { empty, isEmpty, type Raw, type Rule } from '../../rules.ts';
import { NAMA_LAIN_MAX, untukNamaLain } from './nama-lain-limits.ts';

const row = schema(() =>
  z.object({
    ...stored,
    nama: z.string().meta(means('Nama lain, seperti orang menulisnya', 'cabe rawit')),
    komoditi_id: z.int().nullable().meta(means('Komoditi yang dimaksud', 12)),
    pangan_id: z.int().nullable().meta(means('Pangan yang dimaksud', null)),
    kelurahan_id: z.int().nullable().meta(means('Desa atau kelurahan yang dimaksud', null)),
    untuk: z.enum(untukNamaLain).meta(means('Apa yang bernama lain begitu', 'Komoditi')),
    artinya: z.string().meta(means('Nama yang dimaksud', 'Cabai Rawit')),
    kecamatan_id: z.int().nullable().meta(means('Kecamatan dari desa atau kelurahan itu', null)),
    nama_kecamatan: orNull(column.nama_kecamatan).meta(means('Nama kecamatan itu', null)),
  }),
);

export type NamaLain = z.infer<typeof row>;

const input = schema(() =>
  z.object({
    nama: name('Nama lain', NAMA_LAIN_MAX)
      .transform(typedText)
      .refine((nama) => plainName(nama) !== '', 'Nama lain harus memuat huruf atau angka'),
    komoditi_id: orNone(reference('Komoditi')),
    pangan_id: orNone(reference('Pangan')),
    kelurahan_id: orNone(reference('Desa atau kelurahan')),
  }),
);
type Form = Raw<z.infer<typeof input>>;

const targetsOf = ({ komoditi_id, pangan_id, kelurahan_id }: Form): number =>
  [komoditi_id, pangan_id, kelurahan_id].filter((id) => !isEmpty(id)).length;

export const namaLainRules: readonly Rule<Form>[] = [
  empty('Mohon isi nama lain', 'nama'),
  ['Mohon pilih komoditi, pangan, atau desa yang dimaksud', (form) => targetsOf(form) === 0, 'komoditi_id'],
  ['Pilih satu saja: komoditi, pangan, atau desa', (form) => targetsOf(form) > 1, 'pangan_id'],
];

/** An officer teaches names while he imports a file; only the office corrects them. */
const byPetugasThenDinas: Writers = {
  ...byDinas,
  adders: { roles: ['petugas', 'admin'], says: 'petugas, admin, dan superadmin' },
};

/** Names by which people call a commodity, a food or a village; imports of files recognise them. */
export const namaLain = resource(() => ({
  path: '/nama-lain',
  name: 'NamaLain',
  tag: 'Komoditi dan pangan',
  called: 'Nama lain',
  key: 'nama_lain',
  notes:
    'Tepat satu dari komoditi_id, pangan_id, dan kelurahan_id terisi. Setiap nama lain berarti satu komoditi, satu pangan, dan di setiap kecamatan satu desa; huruf besar, tanda, spasi, dan aksen tidak dihitung. Ikut terhapus bersama yang dimaksud.',
  row,
  sheet: [
    ['Nama Lain', 'nama'],
    ['Artinya', 'artinya'],
    ['Untuk', 'untuk'],
    ['Kecamatan', 'nama_kecamatan'],
    ['Diubah (UTC)', 'updated_at'],
  ],
  filter: collectionQuery(limits.wholePage.max).extend({
    komoditi_id: idQuery,
    pangan_id: idQuery,
    kelurahan_id: idQuery,
    untuk: wordQuery(untukNamaLain),
  }),
  order: 'yang dimaksud, lalu nama lainnya',
  readers: 'semua',
  writers: byPetugasThenDinas,
  input,
  rules: { add: namaLainRules, edit: namaLainRules },
}));
