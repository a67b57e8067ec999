import { gql } from '@apollo/client';
import type { WriteDocument } from '@/shared/api';
import type { HargaInput, SavedHarga } from '../model/harga-input';

export const ADD_HARGA_PANGAN_KUTAI_BARAT: WriteDocument<SavedHarga, { input: HargaInput }> = gql`
  mutation AddHargaPanganKutaiBarat($input: HargaPanganInput!) {
    saved: addHargaPanganKutaiBarat(input: $input)
      @rest(type: "SavedHargaPanganKutaiBarat", path: "/harga-pangan-kutai-barat", method: "POST") {
      harga_pangan @type(name: "HargaPanganKutaiBarat") { id }
    }
  }
`;

export const EDIT_HARGA_PANGAN_KUTAI_BARAT: WriteDocument<SavedHarga, { id: number; input: HargaInput }> = gql`
  mutation EditHargaPanganKutaiBarat($id: Int!, $input: HargaPanganInput!) {
    saved: editHargaPanganKutaiBarat(id: $id, input: $input)
      @rest(type: "SavedHargaPanganKutaiBarat", path: "/harga-pangan-kutai-barat/{args.id}", method: "POST") {
      harga_pangan @type(name: "HargaPanganKutaiBarat") { id }
    }
  }
`;
