import { gql, type TypedDocumentNode } from '@apollo/client';
import type { LuasTanam } from '../model/luas-tanam';

export const LUAS_TANAM_DETAIL: TypedDocumentNode<{ luas: LuasTanam | null }, { id: number }> = gql`
  query LuasTanamDetail($id: Int!) {
    luas: luasTanam(id: $id) @rest(type: "LuasTanam", path: "/luas-lahan/{args.id}") {
      id revisi periode_luas_tanam_id komoditi kecamatan_id kelurahan_id user_id
      luas_tanam luas_puso nama_kecamatan nama_desa_kelurahan nama_periode
    }
  }
`;
