import { gql } from '@apollo/client';
import type { ListDocument } from '@/shared/api';
import type { LuasTanam, LuasTanamFilter } from '../model/luas-tanam';

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
