import { gql, type TypedDocumentNode } from '@apollo/client';
import { limits } from '#contract/limits.ts';
import { listNeed } from '@/shared/api';
import { LUAS_TANAM_LIST, type LuasTanam } from './luas-tanam';

/** All planted areas of a sub-district in a period: its villages times the crops fit a page. */
export const allTanam = (periode_luas_tanam_id: number, kecamatan_id: number) =>
  listNeed(LUAS_TANAM_LIST, { kecamatan_id, periode_luas_tanam_id, limit: limits.page.max });

export const LUAS_TANAM_DETAIL: TypedDocumentNode<{ luas: LuasTanam | null }, { id: number }> = gql`
  query LuasTanamDetail($id: Int!) {
    luas: luasTanam(id: $id) @rest(type: "LuasTanam", path: "/luas-lahan/{args.id}") {
      id revisi periode_luas_tanam_id komoditi kecamatan_id kelurahan_id user_id
      luas_tanam luas_puso nama_kecamatan nama_desa_kelurahan nama_periode
    }
  }
`;
