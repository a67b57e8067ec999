import { z } from 'zod';
import { column, orNull, stored } from '../columns.ts';
import { collectionQuery, textQuery } from '../filters.ts';
import { name, text } from '../inputs.ts';
import { byDinas, resource, schema } from '../resource.ts';
import { empty, type Raw, type Rule } from '../rules.ts';

const row = schema(() =>
  z.object({ ...stored, judul: column.judul, deskripsi: column.deskripsi, foto_url: orNull(column.foto_url) }),
);
export type KegiatanDinas = z.infer<typeof row>;

const input = schema(() => z.object({ judul: name('Judul', 200), deskripsi: text('Deskripsi', 20_000) }));

const rules: readonly Rule<Raw<z.infer<typeof input>>>[] = [
  empty('Judul harus diisi', 'judul'),
  empty('Deskripsi harus diisi', 'deskripsi'),
];

export const kegiatanDinas = resource(() => ({
  path: '/kegiatan-dinas',
  name: 'KegiatanDinas',
  tag: 'Slider dan kegiatan dinas',
  called: 'Kegiatan dinas',
  row,
  sheet: [
    ['Judul', 'judul'],
    ['Deskripsi', 'deskripsi'],
    ['Dibuat (UTC)', 'created_at'],
    ['Diubah (UTC)', 'updated_at'],
  ],
  filter: collectionQuery().extend({ judul: textQuery }),
  order: 'yang terbaru lebih dahulu',
  readers: 'semua',
  writers: byDinas,
  input,
  rules: { add: rules, edit: rules },
  key: 'kegiatan_dinas',
  picture: { field: 'foto', isRequired: false },
}));
