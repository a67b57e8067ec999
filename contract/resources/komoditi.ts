import { z } from 'zod';
import { column, orNull, stored } from '../columns.ts';
import { collectionQuery, idQuery, textQuery } from '../filters.ts';
import { name, orElse, orNone, reference } from '../inputs.ts';
import { limits } from '../limits.ts';
import { byDinas, resource, schema } from '../resource.ts';
import { empty, type Raw, type Rule } from '../rules.ts';

const row = schema(() => {
  const { nama_komoditi, logo_komoditi_url, pangan_id, nama_pangan, satuan } = column;
  const pangan = { pangan_id: orNull(pangan_id), nama_pangan: orNull(nama_pangan) };
  return z.object({ ...stored, nama_komoditi, logo_komoditi_url, ...pangan, satuan });
});
export type Komoditi = z.infer<typeof row>;

const input = schema(() =>
  z.object({
    nama_komoditi: name('Nama komoditi'),
    pangan_id: orNone(reference('Pangan')),
    satuan: orElse('kg', name('Satuan', 20)),
  }),
);

export const komoditiRules: readonly Rule<Raw<z.infer<typeof input>>>[] = [
  empty('Nama komoditi harus diisi', 'nama_komoditi'),
];

export const komoditi = resource(() => ({
  path: '/komoditi',
  name: 'Komoditi',
  tag: 'Komoditi dan pangan',
  called: 'Komoditi',
  key: 'komoditi',
  row,
  sheet: [
    ['Komoditi', 'nama_komoditi'],
    ['Satuan', 'satuan'],
    ['Pangan', 'nama_pangan'],
    ['Diubah (UTC)', 'updated_at'],
  ],
  order: 'nama',
  readers: 'semua',
  writers: byDinas,
  input,
  rules: { add: komoditiRules, edit: komoditiRules },
  filter: collectionQuery(limits.wholePage.max).extend({ nama_komoditi: textQuery, pangan_id: idQuery }),
  naturalKey: { columns: [], name: 'nama_komoditi' },
  picture: { field: 'logo_komoditi', isRequired: false },
  isImported: true,
}));
