import { z } from 'zod';
import { column, means } from '../columns.ts';
import { textUpTo, wordQuery } from '../filters.ts';
import { formatBerkas } from '../limits.ts';
import { GARIS_TERBANYAK, MINGGU_BIASA, MOST_LETTERS, rentangMinggu } from '../pilihan.ts';
import { schema } from '../resource.ts';
import { summary } from '../summary.ts';
import { periodeHarga } from './bagian-harga.ts';

const tempatHarga = ['kecamatan', 'kabupaten', 'rata-rata'] as const;

const namaTempat = schema(() => z.string().meta(means('Nama tempatnya', 'Melak')));
const harga = schema(() => z.number().nullable());

const garis = schema(() =>
  z.object({
    kunci: z.string().meta(means('Pilihannya, seperti dalam alamat', 'melak.beras-medium')),
    komoditi_id: column.id.meta(means('Komoditi', 5)),
    nama_komoditi: column.nama_komoditi,
    satuan: column.satuan,
    tempat: z
      .enum(tempatHarga)
      .meta(means('Diisi untuk kecamatan, diisi untuk kabupaten, atau dihitung sebagai rata-rata', 'kecamatan')),
    nama_tempat: namaTempat,
    eceran: z
      .array(harga)
      .meta(means('Harga eceran pada setiap periode, dalam rupiah per satuan; null bila tidak dilaporkan', [68_000])),
    sebelumnya: harga.meta(means('Harga eceran pada periode sebelum yang pertama; null bila tidak ada', 65_000)),
    jumlah_kecamatan: z
      .array(z.int())
      .nullable()
      .meta(means('Dari berapa kecamatan rata-rata setiap periode dihitung; null bila harganya diisi', [14])),
    perubahan: z
      .array(z.number().nullable())
      .nullable()
      .meta(
        means(
          'Perubahan rata-rata terhadap periode sebelumnya, dalam persen, dari kecamatan yang melapor pada keduanya; null bila harganya diisi',
          [-0.4],
        ),
      ),
  }),
);
export type GarisHarga = z.infer<typeof garis>;

const answer = schema(() =>
  z.object({
    periode: z.array(z.object(periodeHarga)).meta(means('Periode demi periode, yang terlama lebih dahulu')),
    garis: z.array(garis).meta(means('Harga yang dibandingkan, menurut urutan pilihannya')),
    berlebih: z
      .array(z.object({ nama_komoditi: column.nama_komoditi, nama_tempat: namaTempat }))
      .meta(means(`Pilihan sesudah yang ke-${GARIS_TERBANYAK}, yang tidak dibandingkan`)),
    tidak_dikenal: z
      .array(z.string())
      .meta(means('Pilihan yang tidak menunjuk komoditi di suatu tempat', ['melak.emas'])),
  }),
);
export type PerbandinganHarga = z.infer<typeof answer>;

/** Retail prices of several commodities or places side by side. */
export const perbandinganHarga = summary(() => ({
  path: '/harga-pangan/perbandingan',
  name: 'PerbandinganHarga',
  tag: 'Harga pangan',
  title: 'Harga eceran beberapa komoditi atau tempat, periode demi periode',
  notes: `Setiap pilihan tertulis tempat.komoditi, paling banyak ${GARIS_TERBANYAK}, dipisah koma: nama kecamatan, nama kabupaten untuk harga yang diisi, atau rata-rata untuk yang dihitung; spasi menjadi tanda hubung. Dengan format jawabannya sebuah berkas, periode yang terbaru lebih dahulu.`,
  query: z.object({
    pilih: textUpTo(MOST_LETTERS).meta(
      means('Yang dibandingkan, dipisah koma', 'melak.beras-medium,kutai-barat.beras-medium'),
    ),
    minggu: wordQuery(rentangMinggu).meta(
      means(`Banyaknya periode terakhir; ${MINGGU_BIASA} bila tidak disebut`, '12'),
    ),
    format: wordQuery(formatBerkas).meta(means('Sebagai berkas', 'xlsx')),
  }),
  answer,
  isAlsoFile: true,
}));
