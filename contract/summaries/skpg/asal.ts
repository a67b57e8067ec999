import { z } from 'zod';
import { column, means, orNull } from '../../columns.ts';
import { idQuery, wordQuery } from '../../filters.ts';
import { indikatorSkpg } from '../../formulas/skpg/label.ts';
import { schema } from '../../resource.ts';
import { papanQuery } from './papan.ts';

const asal = schema(() =>
  z.object({
    ukuran: z.enum(indikatorSkpg).meta(means('Indikatornya', 'tanam')),
    baris: z
      .array(
        z.object({
          nama_periode: column.nama_periode,
          ini: z.boolean().meta(means('true: bulan ini; false: yang dibandingkan', true)),
          tempat: z.string().meta(means('Desa, kelurahan, atau kecamatan', 'Empas')),
          angka: z
            .array(
              z.object({
                judul: z.string().meta(means('Isiannya', 'Luas tanam (hektar)')),
                nilai: z.number().meta(means('Angkanya', 12)),
              }),
            )
            .meta(means('Yang diisi', [{ judul: 'Luas tanam', nilai: 12 }])),
          diisi_oleh: orNull(column.nama_lengkap).meta(
            means('Siapa yang mengisinya; null pada jumlah', 'Marta Lunsiq'),
          ),
          diisi_pada: orNull(column.created_at).meta(means('Kapan pertama kali diisi; null pada jumlah')),
          diubah_oleh: orNull(column.nama_lengkap).meta(
            means('Siapa yang terakhir mengubahnya; null bila tidak diubah'),
          ),
          diubah_pada: orNull(column.updated_at).meta(means('Kapan terakhir diubah; null bila tidak diubah')),
        }),
      )
      .meta(means('Periode yang terbaru lebih dahulu, lalu tempat')),
  }),
);
export type AsalSkpg = z.infer<typeof asal>;

/** The rows that a figure came from (`GET /kantor/skpg/asal`). */
export const asalSkpg = schema(() => ({
  name: 'AsalSkpg',
  query: papanQuery.extend({
    ukuran: wordQuery(indikatorSkpg).meta(means('Indikatornya; wajib', 'tanam')),
    kecamatan_id: idQuery.meta(means('Kecamatannya; tanpa ini jumlah setiap kecamatan', 9)),
  }),
  answer: asal,
}));
