import { gql } from '@apollo/client';
import type { WriteDocument } from '@/shared/write';
import type { SavedTimbang, TimbangInput } from '../model/hitungan';

export const ADD_TIMBANG_BALITA: WriteDocument<SavedTimbang, { input: TimbangInput }> = gql`
  mutation AddTimbangBalita($input: TimbangBalitaInput!) {
    saved: addTimbangBalita(input: $input) @rest(type: "SavedTimbangBalita", path: "/timbang-balita", method: "POST") {
      timbang_balita @type(name: "TimbangBalita") {
        id revisi periode_timbang_balita_id kecamatan_id kelurahan_id user_id
        jumlah_balita berat_badan_naik berat_badan_tidak_naik dibawah_garis_merah kasus_gizi_buruk
        nama_desa_kelurahan nama_kecamatan nama_periode
      }
    }
  }
`;

export const EDIT_TIMBANG_BALITA: WriteDocument<SavedTimbang, { id: number; input: TimbangInput }> = gql`
  mutation EditTimbangBalita($id: Int!, $input: TimbangBalitaInput!) {
    saved: editTimbangBalita(id: $id, input: $input)
      @rest(type: "SavedTimbangBalita", path: "/timbang-balita/{args.id}", method: "POST") {
      timbang_balita @type(name: "TimbangBalita") {
        id revisi periode_timbang_balita_id kecamatan_id kelurahan_id user_id
        jumlah_balita berat_badan_naik berat_badan_tidak_naik dibawah_garis_merah kasus_gizi_buruk
        nama_desa_kelurahan nama_kecamatan nama_periode
      }
    }
  }
`;
