import { z } from 'zod';
import { column, means } from '../../columns.ts';
import { jenisLaporan, jenisPeriode } from '../../limits.ts';
import { schema } from '../../resource.ts';
import { papanQuery } from './papan.ts';

const kurang = schema(() =>
  z.object({
    jenis: z.enum(jenisLaporan).meta(means('Laporannya', 'harga-pangan')),
    nama: z.string().meta(means('Tempat yang belum lengkap', 'Bongan')),
    terisi: z.int().meta(means('Berapa yang sudah diisi', 12)),
    diharapkan: z.int().meta(means('Berapa yang diharapkan', 36)),
  }),
);

const periode = schema(() =>
  z.object({
    jenis: z.enum(jenisPeriode).meta(means('Jenis periodenya', 'harga-pangan')),
    id: column.id,
    nama_periode: column.nama_periode,
    sudah_berakhir: z.boolean().meta(means('Yang belum berakhir tidak ikut ditutup', true)),
    kurang: z.array(kurang).meta(means('Tempat yang belum lengkap')),
  }),
);
export type PeriodeTerbuka = z.infer<typeof periode>;

const penutupan = schema(() =>
  z.object({
    periode: z.array(periode).meta(means('Periode bulan itu yang belum ditutup')),
    sidik: z.string().meta(means('Tanda dari periode yang terlihat: yang ditutup harus sama', '9f86d081884c7d65')),
  }),
);
export type PenutupanSkpg = z.infer<typeof penutupan>;

/** Preview of closing a month (`GET /kantor/skpg/penutupan`). */
export const penutupanSkpg = schema(() => ({
  name: 'PenutupanSkpg',
  query: papanQuery.pick({ tahun: true, bulan: true }),
  answer: penutupan,
}));
