import type { TanamDesa } from '@/entities/luas-tanam';
import { angka } from '@/shared/lib/format';

/** The rows of the modal 'Detail Luas Tanam', in the spec's order; the last three for each crop of the village. */
export const tanamRows = ({ tanaman }: TanamDesa) => [
  ['Kecamatan', tanaman[0]?.nama_kecamatan] as const,
  ['Desa/Kelurahan', tanaman[0]?.nama_desa_kelurahan] as const,
  ...tanaman.flatMap(({ komoditi, luas_tanam, luas_puso }) => [
    ['Komoditi', komoditi] as const,
    ['Luas Tanam', angka(luas_tanam, 'Hektar')] as const,
    ['Luas Puso', angka(luas_puso, 'Hektar')] as const,
  ]),
];
