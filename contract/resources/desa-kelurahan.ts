import { z } from 'zod';
import { column, stored } from '../columns.ts';
import { collectionQuery, idQuery, periodeQuery, rekapQuery, textQuery, urutQuery } from '../filters.ts';
import { digitCode, name, orNone, reference } from '../inputs.ts';
import { limits } from '../limits.ts';
import { byDinas, resource, schema } from '../resource.ts';
import { empty, notDigits, type Raw, type Rule } from '../rules.ts';

const row = schema(() => {
  const { kecamatan_id, nama_desa_kelurahan, nama_kecamatan, kode, kode_bps } = column;
  return z.object({
    ...{ ...stored, kecamatan_id, nama_desa_kelurahan, nama_kecamatan },
    kode: kode.meta({ examples: ['64.07.06.2003'] }),
    kode_bps: kode_bps.meta({ examples: ['6411040012'] }),
  });
});
export type DesaKelurahan = z.infer<typeof row>;

const input = schema(() =>
  z.object({
    kecamatan_id: reference('Kecamatan'),
    nama_desa_kelurahan: name('Nama desa atau kelurahan'),
    kode_bps: orNone(digitCode('Kode BPS', limits.kodeBps.desa)),
  }),
);

export const desaKelurahanRules: readonly Rule<Raw<z.infer<typeof input>>>[] = [
  empty('Kecamatan harus diisi', 'kecamatan_id'),
  empty('Nama desa atau kelurahan harus diisi', 'nama_desa_kelurahan'),
  notDigits('Kode BPS harus terdiri atas 10 angka', 'kode_bps', limits.kodeBps.desa),
];

export const desaKelurahan = resource(() => ({
  path: '/desa-kelurahan',
  name: 'DesaKelurahan',
  tag: 'Wilayah',
  called: 'Desa atau kelurahan',
  row,
  sheet: [
    ['Kecamatan', 'nama_kecamatan'],
    ['Desa/Kelurahan', 'nama_desa_kelurahan'],
    ['Kode Kemendagri', 'kode'],
    ['Kode BPS', 'kode_bps'],
    ['Diubah (UTC)', 'updated_at'],
  ],
  order: 'nama',
  readers: 'semua',
  writers: byDinas,
  input,
  rules: { add: desaKelurahanRules, edit: desaKelurahanRules },
  filter: collectionQuery(limits.wholePage.max).extend({ nama_desa_kelurahan: textQuery, kecamatan_id: idQuery }),
  key: 'desa_kelurahan',
  naturalKey: { columns: ['kecamatan_id'], name: 'nama_desa_kelurahan' },
  isImported: true,
}));

/** The columns and filters that reports from the villages share. */
export const laporanDesa = schema(() => {
  const { kecamatan_id, kelurahan_id, user_id, nama_kecamatan, nama_desa_kelurahan, nama_periode } = column;
  return {
    columns: { kecamatan_id, kelurahan_id, user_id, nama_kecamatan, nama_desa_kelurahan, nama_periode },
    filter: collectionQuery().extend({
      rekap: rekapQuery,
      kecamatan_id: idQuery,
      kelurahan_id: idQuery,
      periode_id: periodeQuery,
      user_id: idQuery,
      urut: urutQuery,
    }),
  };
});
