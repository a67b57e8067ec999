import { z } from 'zod';
import { column, means, stored } from '../columns.ts';
import { collectionQuery, rekapQuery, textQuery } from '../filters.ts';
import { digitCode, name, orNone, quoting } from '../inputs.ts';
import { limits } from '../limits.ts';
import { byDinas, resource, type SheetColumn, schema } from '../resource.ts';
import { slugComplaint } from '../routes.ts';
import { empty, notDigits, type Raw, type Rule } from '../rules.ts';

const row = schema(() => {
  const { nama_kecamatan, kode, kode_bps } = column;
  return z.object({ ...stored, nama_kecamatan, kode, kode_bps });
});
export type Kecamatan = z.infer<typeof row>;

const input = schema(() =>
  z.object({
    nama_kecamatan: name('Nama kecamatan').superRefine(
      quoting((nama) => (nama === '' ? undefined : slugComplaint(nama))),
    ),
    kode_bps: orNone(digitCode('Kode BPS', limits.kodeBps.kecamatan)),
  }),
);

export const kecamatanRules: readonly Rule<Raw<z.infer<typeof input>>>[] = [
  empty('Nama kecamatan harus diisi', 'nama_kecamatan'),
  notDigits('Kode BPS harus terdiri atas 7 angka', 'kode_bps', limits.kodeBps.kecamatan),
];

export const kecamatan = resource(() => ({
  path: '/kecamatan',
  name: 'Kecamatan',
  tag: 'Wilayah',
  called: 'Kecamatan',
  key: 'kecamatan',
  row,
  sheet: [
    ['Kecamatan', 'nama_kecamatan'],
    ['Kode Kemendagri', 'kode'],
    ['Kode BPS', 'kode_bps'],
    ['Diubah (UTC)', 'updated_at'],
  ],
  filter: collectionQuery(limits.wholePage.max).extend({ nama_kecamatan: textQuery }),
  order: 'nama',
  readers: 'semua',
  writers: byDinas,
  input,
  rules: { add: kecamatanRules, edit: kecamatanRules },
  // The slug is the address of its pages, and equal names have equal slugs.
  naturalKey: { columns: ['slug'], called: 'nama_kecamatan' },
}));

/** How much a kecamatan reported in the newest period for which it reported anything. */
export const rekapKecamatan = schema(() => ({
  name: 'RekapKecamatan',
  row: z.object({
    kecamatan_id: column.kecamatan_id,
    nama_kecamatan: column.nama_kecamatan,
    /** 0 when the last report is too long ago. */
    jumlah: z.int().meta(means('Berapa komoditi, pangan, atau desa yang dilaporkan', 24)),
    diperbarui: z.iso
      .datetime()
      .nullable()
      .meta(means('Kapan yang terakhir diisi atau diubah; null bila belum ada', '2026-11-20T01:30:00.000Z')),
  }),
  sheet: [
    ['Kecamatan', 'nama_kecamatan'],
    ['Jumlah Dilaporkan', 'jumlah'],
    ['Diperbarui (UTC)', 'diperbarui'],
  ] satisfies SheetColumn[],
  filter: collectionQuery().extend({ rekap: rekapQuery, nama_kecamatan: textQuery }),
}));
export type RekapKecamatan = z.infer<typeof rekapKecamatan.row>;
