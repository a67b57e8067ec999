import { gql } from '@apollo/client';
import type { LuasTanam as LuasTanamRow } from '#contract/resources/luas-tanam.ts';
import type { ListDocument } from '@/shared/api';

export type LuasTanam = Omit<LuasTanamRow, 'created_at' | 'updated_at'>;

export interface LuasTanamFilter {
  kecamatan_id?: number;
  periode_luas_tanam_id: number;
  /** The caller's own rows, asked `asUser`. */
  userid?: true;
  limit: number;
}

export const LUAS_TANAM_LIST: ListDocument<LuasTanam, LuasTanamFilter> = gql`
  query LuasTanamList($filter: LuasTanamFilter!) {
    page: luasTanam(filter: $filter) @rest(type: "Page", path: "/luas-lahan?{args.filter}") {
      from to total last_page next_page_url
      data @type(name: "LuasTanam") {
        id revisi periode_luas_tanam_id komoditi kecamatan_id kelurahan_id user_id
        luas_tanam luas_puso nama_kecamatan nama_desa_kelurahan nama_periode
      }
    }
  }
`;
