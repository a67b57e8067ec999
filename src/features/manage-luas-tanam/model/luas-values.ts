import type { LuasTanam } from '@/entities/luas-tanam';
import { isSame, type Petak } from './petak';

/** A difference of fewer hectares is small, whatever it is in per cent. */
export const SEDIKIT = 5;

/** What a crop of a village covered in the month before; nothing where nobody reported it. */
export function luasSebelumnya(
  before: readonly LuasTanam[],
  petak: Petak,
): Partial<Pick<LuasTanam, 'luas_tanam' | 'luas_puso'>> {
  const row = before.find((one) => isSame(one, petak));
  return row ? { luas_tanam: row.luas_tanam, luas_puso: row.luas_puso } : {};
}
