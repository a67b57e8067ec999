import { gql } from '@apollo/client';
import type { WriteDocument } from '@/shared/write';
import type { LuasInput, SavedLuas } from '../model/luas';

export const ADD_LUAS_TANAM: WriteDocument<SavedLuas, { input: LuasInput }> = gql`
  mutation AddLuasTanam($input: LuasTanamInput!) {
    saved: addLuasTanam(input: $input) @rest(type: "SavedLuasTanam", path: "/luas-lahan", method: "POST") {
      luas_tanam @type(name: "LuasTanam") {
        id revisi periode_luas_tanam_id komoditi kecamatan_id kelurahan_id user_id
        luas_tanam luas_puso nama_kecamatan nama_desa_kelurahan nama_periode
      }
    }
  }
`;

export const EDIT_LUAS_TANAM: WriteDocument<SavedLuas, { id: number; input: LuasInput }> = gql`
  mutation EditLuasTanam($id: Int!, $input: LuasTanamInput!) {
    saved: editLuasTanam(id: $id, input: $input)
      @rest(type: "SavedLuasTanam", path: "/luas-lahan/{args.id}", method: "POST") {
      luas_tanam @type(name: "LuasTanam") {
        id revisi periode_luas_tanam_id komoditi kecamatan_id kelurahan_id user_id
        luas_tanam luas_puso nama_kecamatan nama_desa_kelurahan nama_periode
      }
    }
  }
`;

export const DELETE_LUAS_TANAM: WriteDocument<object, { id: number; input: { _method: 'delete' } }> = gql`
  mutation DeleteLuasTanam($id: Int!, $input: DeleteInput!) {
    saved: deleteLuasTanam(id: $id, input: $input)
      @rest(type: "Deleted", path: "/luas-lahan/{args.id}", method: "POST") {
      message
    }
  }
`;
