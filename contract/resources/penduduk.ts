import { z } from 'zod';
import { column, means, stored } from '../columns.ts';
import { collectionQuery, idQuery, tahunQuery } from '../filters.ts';
import { name, reference, whole, year } from '../inputs.ts';
import { limits } from '../limits.ts';
import { byDinas, resource, schema } from '../resource.ts';
import { empty, notNumeric, type Raw, type Rule } from '../rules.ts';

const row = schema(() => {
  const { kecamatan_id, nama_kecamatan, tahun, sumber } = column;
  const jumlah = z.int().meta(means('Penduduk kecamatan itu, dalam jiwa', 14_112));
  return z.object({ ...stored, kecamatan_id, nama_kecamatan, tahun, jumlah, sumber });
});

export type Penduduk = z.infer<typeof row>;

const input = schema(() =>
  z.object({
    kecamatan_id: reference('Kecamatan'),
    tahun: year('Tahun'),
    jumlah: whole('Jumlah penduduk'),
    sumber: name('Sumber', 200),
  }),
);

export const pendudukRules: readonly Rule<Raw<z.infer<typeof input>>>[] = [
  empty('Mohon pilih kecamatan', 'kecamatan_id'),
  empty('Mohon isi tahun', 'tahun'),
  empty('Mohon isi jumlah penduduk', 'jumlah'),
  empty('Mohon isi sumber', 'sumber'),
  notNumeric('Tahun harus berupa angka', 'tahun'),
  notNumeric('Jumlah penduduk harus berupa angka', 'jumlah'),
];

/** How many people live in a kecamatan: the need for food is reckoned from it. */
export const penduduk = resource(() => ({
  path: '/penduduk',
  name: 'Penduduk',
  tag: 'Wilayah',
  called: 'Penduduk',
  key: 'penduduk',
  notes: 'Satu jumlah untuk setiap kecamatan dan tahun.',
  row,
  sheet: [
    ['Kecamatan', 'nama_kecamatan'],
    ['Tahun', 'tahun'],
    ['Jumlah Penduduk', 'jumlah'],
    ['Sumber', 'sumber'],
    ['Diubah (UTC)', 'updated_at'],
  ],
  filter: collectionQuery(limits.wholePage.max).extend({
    kecamatan_id: idQuery,
    tahun: tahunQuery.meta(means('Tahunnya', '2026')),
  }),
  order: 'tahun, yang terbaru lebih dahulu, lalu nama kecamatan',
  readers: 'semua',
  writers: byDinas,
  input,
  rules: { add: pendudukRules, edit: pendudukRules },
  naturalKey: { columns: ['kecamatan_id', 'tahun'], called: 'tahun' },
  isImported: true,
}));
