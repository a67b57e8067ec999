import { z } from 'zod';
import { means } from '../columns.ts';
import { type JenisPeriode, jenisPeriode } from '../limits.ts';
import { schema } from '../resource.ts';
import { summary } from '../summary.ts';
import { periodeRiwayat } from './riwayat.ts';

/** Stands for the regency in `tempat`: no kecamatan has this id. */
export const KABUPATEN = 0;

const satu = schema(() =>
  periodeRiwayat.extend({
    ditutup_pada: z.iso
      .datetime()
      .nullable()
      .meta(means('Sejak kapan periodenya ditutup (ISO 8601, UTC); null: masih menerima isian', null)),
    tempat: z
      .array(z.int())
      .meta(means('Kecamatan yang laporan terakhirnya dari periode ini, menurut id-nya; 0 untuk kabupaten', [0, 2, 9])),
  }),
);
export type PeriodeTerkini = z.infer<typeof satu>;

const answer = schema(() =>
  z.object({
    jenis: z.enum(jenisPeriode).meta(means('Jenis laporan', 'harga-pangan')),
    hari_ini: z.iso.date().meta(means('Hari ini di kantor', '2026-11-28')),
    periode: z
      .array(satu)
      .meta(
        means('Yang terakhir mulai, dan semua yang menjadi laporan terakhir suatu tempat; yang terlama lebih dahulu'),
      ),
  }),
);
export type Terkini = z.infer<typeof answer>;

/** The periods that are current for readers, with their places (`contract/formulas/periode/kini.ts`). */
export const periodeTerkini = summary(() => ({
  path: '/periode-terkini',
  name: 'PeriodeTerkini',
  tag: 'Periode',
  title: 'Periode yang kini berlaku bagi pembaca di setiap tempat',
  notes:
    'Bagi pembaca suatu tempat berlaku periode terakhir yang sudah mulai dan berisi laporan tempat itu. Periode yang belum mulai tidak pernah terpilih dengan sendirinya.',
  query: z.object({
    jenis: z
      .enum(jenisPeriode, `harus salah satu dari ${jenisPeriode.join(', ')}`)
      .default('harga-pangan' satisfies JenisPeriode)
      .meta(means('Jenis laporan')),
  }),
  answer,
}));
