import { z } from 'zod';
import { column, stored } from '../columns.ts';
import { collectionQuery, textQuery } from '../filters.ts';
import { name } from '../inputs.ts';
import { limits } from '../limits.ts';
import { byDinas, resource, schema } from '../resource.ts';
import { empty, type Raw, type Rule } from '../rules.ts';

const row = schema(() =>
  z.object({ ...stored, nama_pangan: column.nama_pangan, logo_pangan_url: column.logo_pangan_url }),
);
export type Pangan = z.infer<typeof row>;

const input = schema(() => z.object({ nama_pangan: name('Nama pangan') }));

export const panganRules: readonly Rule<Raw<z.infer<typeof input>>>[] = [
  empty('Nama pangan harus diisi', 'nama_pangan'),
];

export const pangan = resource(() => ({
  path: '/pangan',
  name: 'Pangan',
  tag: 'Komoditi dan pangan',
  called: 'Pangan',
  key: 'pangan',
  row,
  sheet: [
    ['Pangan', 'nama_pangan'],
    ['Diubah (UTC)', 'updated_at'],
  ],
  filter: collectionQuery(limits.wholePage.max).extend({ nama_pangan: textQuery }),
  order: 'nama',
  readers: 'semua',
  writers: byDinas,
  input,
  rules: { add: panganRules, edit: panganRules },
  naturalKey: { columns: [], name: 'nama_pangan' },
  picture: { field: 'logo_pangan', isRequired: false },
  isImported: true,
}));
