import type { LuasTanam as LuasTanamRow } from '#contract/resources/luas-tanam.ts';

export type LuasTanam = Omit<LuasTanamRow, 'created_at' | 'updated_at'>;

export interface LuasTanamFilter {
  kecamatan_id?: number;
  periode_luas_tanam_id: number;
  /** The caller's own rows, asked `asUser`. */
  userid?: true;
  limit: number;
}
