import { z } from 'zod';
import { column, means } from '../columns.ts';
import { idQuery } from '../filters.ts';
import { schema } from '../resource.ts';
import { summary } from '../summary.ts';
import {
  acuanKomoditi,
  dariKecamatan,
  hargaSebelumnya,
  keduaHarga,
  periodeHarga,
  tentangKomoditi,
} from './bagian-harga.ts';

const diKecamatan = schema(() =>
  z.object({
    kecamatan_id: column.kecamatan_id,
    nama_kecamatan: column.nama_kecamatan,
    ...keduaHarga,
    ...hargaSebelumnya,
  }),
);
export type HargaDiKecamatan = z.infer<typeof diKecamatan>;

const count = (when: string) =>
  z.int().meta(means(`Dari harga eceran berapa kecamatan rata-rata ${when} dihitung`, 14));

const answer = schema(() => {
  const periode = z.object(periodeHarga).nullable();
  return z.object({
    ...tentangKomoditi,
    periode: periode.meta(means('Periode yang dibandingkan; null bila belum ada periode')),
    periode_sebelumnya: periode.meta(means('Periode sebelumnya; null bila tidak ada')),
    kecamatan: z.array(diKecamatan).meta(means('Semua kecamatan menurut nama, juga yang tanpa harga')),
    kabupaten: z
      .object({ ...keduaHarga, ...hargaSebelumnya })
      .meta(means('Harga yang diisi untuk kabupaten, bukan rata-rata')),
    rata_rata: z
      .object({
        ...keduaHarga,
        ...hargaSebelumnya,
        jumlah_kecamatan: count('periode ini'),
        jumlah_kecamatan_sebelumnya: count('periode sebelumnya'),
      })
      .meta(means('Rata-rata kecamatan yang melapor, dihitung; harga nol tidak ikut')),
    dari_kecamatan: dariKecamatan,
    acuan: acuanKomoditi,
  });
});
export type BandingHarga = z.infer<typeof answer>;

/** What a commodity costs in the same week in every kecamatan. */
export const bandingHarga = summary(() => ({
  path: '/harga-pangan/banding',
  name: 'BandingHarga',
  tag: 'Harga pangan',
  title: 'Harga sebuah komoditi di semua kecamatan pada satu periode',
  notes: 'Harga yang diisi untuk kabupaten dan rata-rata kecamatan dijawab terpisah. Harga nol tidak ikut dihitung.',
  query: z.object({
    komoditi_id: idQuery,
    periode_harga_pangan_id: idQuery.meta(means('Periode harga pangan; yang terakhir bila tidak disebut', 46)),
  }),
  answer,
}));
