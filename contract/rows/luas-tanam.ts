import type { KomoditiTanam } from '../limits.ts';
import type { Row } from './row.ts';

/** Areas in hectares. */
export interface LuasTanam extends Row {
  periode_luas_tanam_id: number;
  komoditi: KomoditiTanam;
  kecamatan_id: number;
  kelurahan_id: number;
  user_id: number;
  luas_tanam: number;
  luas_puso: number;
  nama_kecamatan: string;
  nama_desa_kelurahan: string;
  nama_periode: string;
}
