import { z } from 'zod';
import { column, means } from '../columns.ts';
import { idQuery } from '../filters.ts';
import { schema } from '../resource.ts';
import { tons } from '../resources/ketersediaan-pangan.ts';
import { summary } from '../summary.ts';
import { periodeRiwayat, perPeriode, tanpaTanggal } from './riwayat.ts';

const answer = schema(() =>
  z.object({
    periode: z.array(periodeRiwayat).meta(means('Periode demi periode, yang terlama lebih dahulu')),
    dari_kecamatan: z.int().meta(means('Berapa kecamatan seluruhnya; 1 bila diminta untuk satu kecamatan', 16)),
    pangan: z
      .array(
        z.object({
          pangan_id: column.pangan_id,
          nama_pangan: column.nama_pangan,
          jumlah_kecamatan: z.array(z.int()).meta(means('Berapa kecamatan yang melapor, menurut urutan periode', [14])),
          ...perPeriode(tons),
        }),
      )
      .meta(means('Pangan yang dilaporkan dalam periode-periode itu, menurut nama')),
    ...tanpaTanggal,
  }),
);
export type RiwayatKetersediaan = z.infer<typeof answer>;
export type RiwayatPangan = RiwayatKetersediaan['pangan'][number];

/** What there was of each food and what was needed: a column for each, so that a year of all foods is a few kilobytes. */
export const riwayatKetersediaan = summary(() => ({
  path: '/ketersediaan-pangan/riwayat',
  name: 'RiwayatKetersediaan',
  tag: 'Ketersediaan pangan',
  title: 'Berapa setiap pangan yang ada dan yang dibutuhkan di satu tempat, periode demi periode',
  notes:
    'Ke-52 periode terakhir. Tanpa kecamatan_id: jumlah dari semua kecamatan yang melapor. Tanpa pangan_id: semua pangan.',
  query: z.object({ kecamatan_id: idQuery, pangan_id: idQuery }),
  answer,
}));
