import { z } from 'zod';
import { column, means, stored } from '../columns.ts';
import { collectionQuery, idQuery, tahunQuery } from '../filters.ts';
import { name, reference, whole, year } from '../inputs.ts';
import { limits } from '../limits.ts';
import { byDinas, resource, schema } from '../resource.ts';
import { empty, notNumeric, type Raw, type Rule } from '../rules.ts';

const row = schema(() => {
  const { kecamatan_id, kelurahan_id, nama_kecamatan, nama_desa_kelurahan, tahun, sumber } = column;
  const jumlah = z.int().meta(means('Semua balita di desa atau kelurahan itu (S dari SKDN)', 82));
  return z.object({
    ...stored,
    kecamatan_id,
    kelurahan_id,
    nama_kecamatan,
    nama_desa_kelurahan,
    tahun,
    jumlah,
    sumber,
  });
});

export type SasaranBalita = z.infer<typeof row>;

const input = schema(() =>
  z.object({
    kelurahan_id: reference('Desa atau kelurahan'),
    tahun: year('Tahun'),
    jumlah: whole('Jumlah balita'),
    sumber: name('Sumber', 200),
  }),
);

export const sasaranBalitaRules: readonly Rule<Raw<z.infer<typeof input>>>[] = [
  empty('Mohon pilih desa atau kelurahan', 'kelurahan_id'),
  empty('Mohon isi tahun', 'tahun'),
  empty('Mohon isi jumlah balita', 'jumlah'),
  empty('Mohon isi sumber', 'sumber'),
  notNumeric('Tahun harus berupa angka', 'tahun'),
  notNumeric('Jumlah balita harus berupa angka', 'jumlah'),
];

/** All toddlers of a village: the S by which the weighed ones (D) are divided. */
export const sasaranBalita = resource(() => ({
  path: '/sasaran-balita',
  name: 'SasaranBalita',
  tag: 'Timbang balita',
  called: 'Sasaran balita',
  key: 'sasaran_balita',
  notes: 'Satu jumlah untuk setiap desa atau kelurahan dan tahun.',
  row,
  sheet: [
    ['Kecamatan', 'nama_kecamatan'],
    ['Desa/Kelurahan', 'nama_desa_kelurahan'],
    ['Tahun', 'tahun'],
    ['Jumlah Balita', 'jumlah'],
    ['Sumber', 'sumber'],
    ['Diubah (UTC)', 'updated_at'],
  ],
  filter: collectionQuery(limits.wholePage.max).extend({
    kecamatan_id: idQuery,
    kelurahan_id: idQuery,
    tahun: tahunQuery.meta(means('Tahunnya', '2026')),
  }),
  order: 'tahun, yang terbaru lebih dahulu, lalu nama',
  readers: 'semua',
  writers: byDinas,
  input,
  rules: { add: sasaranBalitaRules, edit: sasaranBalitaRules },
  naturalKey: { columns: ['kelurahan_id', 'tahun'], called: 'tahun' },
  isImported: true,
}));
