import type { LuasTanam as LuasTanamRow } from '#contract/rows/luas-tanam.ts';

export type LuasTanam = Omit<LuasTanamRow, 'revisi' | 'created_at' | 'updated_at'>;

export interface LuasTanamFilter {
  kecamatan_id: number;
  periode_luas_tanam_id: number;
  limit: number;
}
