import type { LuasTanam } from '@/entities/luas-tanam';
import { angka } from '@/shared/lib/format';

/** The rows of the modal 'Detail Luas Tanam', in the spec's order. */
export const tanamRows = (luas: LuasTanam) =>
  [
    ['Kecamatan', luas.nama_kecamatan],
    ['Desa/Kelurahan', luas.nama_desa_kelurahan],
    ['Komoditi', luas.komoditi],
    ['Luas Tanam', angka(luas.luas_tanam, 'Hektar')],
    ['Luas Puso', angka(luas.luas_puso, 'Hektar')],
  ] as const;
