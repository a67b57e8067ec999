import type { Figure, LaporanInput } from '@/entities/laporan';
import type { LuasTanam } from '@/entities/luas-tanam';
import type { DesaKelurahan } from '@/entities/wilayah';
import { angka } from '@/shared/lib/format';

const hektar = {
  /** Zero is an area; an older server may have none (spec section 2). */
  show: (luas: number | null) => (luas === null ? 'Update Terlebih Dahulu' : angka(luas)),
  showBeside: (luas: number) => angka(luas, 'Hektar'),
  kind: 'whole',
  unit: 'Hektar',
} as const;

/** The two areas of a crop, in the order of the form and of the table. */
export const luasFigures = [
  { ...hektar, name: 'luas_tanam', label: 'Luas Tanam' },
  { ...hektar, name: 'luas_puso', label: 'Luas Puso', header: 'Luas Puso (Hektar)' },
] as const satisfies readonly Figure[];

/** A crop in a village: what no two rows of a period share (rulings 10). */
interface Petak {
  kelurahan_id: string;
  komoditi: string;
}

/** What the form of a planted area sends; figures are text until the server reads them. */
export interface LuasInput extends LaporanInput, Petak, Record<(typeof luasFigures)[number]['name'], string> {
  user_id: number | undefined;
  periode_luas_tanam_id: number;
  kecamatan_id: string;
}

export interface SavedLuas {
  luas_tanam: { id: number };
}

/** A crop of a village in words. */
export const petakName = ({ komoditi, nama_desa_kelurahan }: Pick<LuasTanam, 'komoditi' | 'nama_desa_kelurahan'>) =>
  `${komoditi} ${nama_desa_kelurahan}`;

export interface LuasShape {
  Row: LuasTanam;
  Input: LuasInput;
  Subject: DesaKelurahan;
}
