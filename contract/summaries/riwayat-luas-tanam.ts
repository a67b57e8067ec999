import { z } from 'zod';
import { means } from '../columns.ts';
import { idQuery } from '../filters.ts';
import { schema } from '../resource.ts';
import { luas } from '../resources/luas-tanam.ts';
import { summary } from '../summary.ts';
import { atauKosong, periodeRiwayat, tanpaTanggal } from './riwayat.ts';

const titik = schema(() =>
  z.object({
    ...periodeRiwayat.shape,
    ...atauKosong(luas),
    jumlah_desa: z.int().meta(means('Berapa desa yang melapor', 8)),
  }),
);
export type TitikLuasTanam = z.infer<typeof titik>;

const answer = schema(() =>
  z.object({ titik: z.array(titik).meta(means('Periode demi periode, yang terlama lebih dahulu')), ...tanpaTanggal }),
);
export type RiwayatLuasTanam = z.infer<typeof answer>;

/** Planted and lost area, by period: the sums of all villages and crops. */
export const riwayatLuasTanam = summary(() => ({
  path: '/luas-tanam/riwayat',
  name: 'RiwayatLuasTanam',
  tag: 'Luas tanam',
  title: 'Luas tanam dan luas puso, periode demi periode',
  notes: 'Kedua belas periode terakhir. Tanpa kecamatan_id: jumlah seluruh kabupaten.',
  query: z.object({ kecamatan_id: idQuery }),
  answer,
}));
