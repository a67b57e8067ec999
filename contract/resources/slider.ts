import { z } from 'zod';
import { column, means, stored } from '../columns.ts';
import { collectionQuery, idQuery } from '../filters.ts';
import { line, name, orElse, orNone, text, whole } from '../inputs.ts';
import { byDinas, resource, schema } from '../resource.ts';
import { empty, type Raw, type Rule } from '../rules.ts';
import { isHttpsAddress, isOwnPath } from '../tujuan.ts';

const row = schema(() =>
  z.object({
    ...stored,
    judul: column.judul,
    deskripsi: column.deskripsi,
    foto_url: column.foto_url,
    action: z
      .string()
      .nullable()
      .meta(means('Tujuan saat ditekan: jalur di aplikasi ini, atau alamat https', '/harga-pangan')),
    status: z.literal([0, 1]).meta(means('1 ditampilkan, 0 tidak', 1)),
    urutan: z.int().meta(means('Urutan tampil, dari yang terkecil', 1)),
  }),
);
export type Slider = z.infer<typeof row>;

const input = schema(() =>
  z.object({
    judul: name('Judul', 200),
    deskripsi: orElse('', text('Deskripsi', 1000)),
    action: orNone(
      line('Tujuan', 500).refine(
        (value) => isOwnPath(value) || isHttpsAddress(value),
        'Tujuan harus berupa alamat https atau jalur yang diawali /',
      ),
    ),
    status: orElse(1, whole('Status').pipe(z.union([z.literal(0), z.literal(1)], 'Status harus 0 atau 1'))),
    urutan: orElse(0, whole('Urutan')),
  }),
);

export const sliderRules: readonly Rule<Raw<z.infer<typeof input> & { foto: unknown }>>[] = [
  empty('Judul harus diisi', 'judul'),
  empty('Foto harus diisi', 'foto'),
];

export const slider = resource(() => ({
  path: '/slider',
  name: 'Slider',
  tag: 'Slider dan kegiatan dinas',
  called: 'Slider',
  key: 'slider',
  row,
  sheet: [
    ['Judul', 'judul'],
    ['Deskripsi', 'deskripsi'],
    ['Tujuan', 'action'],
    ['Status', 'status'],
    ['Urutan', 'urutan'],
    ['Diubah (UTC)', 'updated_at'],
  ],
  filter: collectionQuery().extend({ status: idQuery }),
  order: 'urutan',
  readers: 'semua',
  writers: byDinas,
  input,
  rules: { add: sliderRules, edit: sliderRules },
  picture: { field: 'foto', isRequired: true },
}));
