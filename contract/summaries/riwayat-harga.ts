import { z } from 'zod';
import { column, means, orNull } from '../columns.ts';
import { idQuery, wordQuery } from '../filters.ts';
import { limits } from '../limits.ts';
import { schema } from '../resource.ts';
import { summary } from '../summary.ts';
import { acuanKomoditi, dariKecamatan, keduaHarga, periodeHarga, tentangKomoditi } from './bagian-harga.ts';
import { tanpaTanggal } from './riwayat.ts';

/** Where a price holds: entered for a kecamatan or for the regency, or computed as the mean of the kecamatan. */
const tempatHarga = ['kecamatan', 'kabupaten', 'rata-rata'] as const;

const titik = schema(() =>
  z.object({
    ...periodeHarga,
    ...keduaHarga,
    jumlah_kecamatan: z
      .int()
      .nullable()
      .meta(
        means('Dari harga eceran berapa kecamatan rata-rata dihitung; null bila harganya diisi, bukan dihitung', 14),
      ),
  }),
);
/** A period of a curve. Zero is what somebody entered, but no price: `isHarga` tells. */
export type TitikHarga = z.infer<typeof titik>;

const answer = schema(() =>
  z.object({
    ...tentangKomoditi,
    tempat: z
      .enum(tempatHarga)
      .meta(means('Diisi untuk kecamatan, diisi untuk kabupaten, atau dihitung sebagai rata-rata', 'kecamatan')),
    kecamatan_id: orNull(column.kecamatan_id),
    nama_kecamatan: orNull(column.nama_kecamatan),
    dari_kecamatan: dariKecamatan,
    titik: z.array(titik).meta(means('Periode demi periode, yang terlama lebih dahulu, juga yang tanpa harga')),
    acuan: acuanKomoditi,
    ...tanpaTanggal,
  }),
);
export type RiwayatHarga = z.infer<typeof answer>;

/** How one price moved. */
export const riwayatHarga = summary(() => ({
  path: '/harga-pangan/riwayat',
  name: 'RiwayatHarga',
  tag: 'Harga pangan',
  title: 'Harga sebuah komoditi di satu tempat, periode demi periode',
  notes:
    'Dengan kecamatan_id: harga di kecamatan itu. Tanpa kecamatan_id: harga yang diisi untuk kabupaten, atau, dengan tempat=rata-rata, rata-rata kecamatan yang melapor; keduanya tidak pernah dicampur. Harga nol tidak ikut dihitung.',
  query: z.object({
    komoditi_id: idQuery,
    kecamatan_id: idQuery,
    tempat: wordQuery(['rata-rata']).meta(
      means('rata-rata: dihitung dari semua kecamatan yang melapor; tidak berlaku bila kecamatan_id disebut'),
    ),
    jumlah: idQuery.meta(
      means(
        `Banyaknya periode terakhir; ${limits.riwayat.default} bila tidak disebut, paling banyak ${limits.riwayat.max}`,
        limits.riwayat.default,
      ),
    ),
  }),
  answer,
}));
