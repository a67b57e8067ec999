import { gql } from '@apollo/client';
import type { WriteDocument } from '@/shared/api';
import type { HargaInput, SavedHarga } from '../model/harga-input';

export const ADD_HARGA_PANGAN: WriteDocument<SavedHarga, { input: HargaInput }> = gql`
  mutation AddHargaPangan($input: HargaPanganInput!) {
    saved: addHargaPangan(input: $input) @rest(type: "SavedHargaPangan", path: "/harga-pangan", method: "POST") {
      harga_pangan @type(name: "HargaPangan") { id }
    }
  }
`;

export const EDIT_HARGA_PANGAN: WriteDocument<SavedHarga, { id: number; input: HargaInput }> = gql`
  mutation EditHargaPangan($id: Int!, $input: HargaPanganInput!) {
    saved: editHargaPangan(id: $id, input: $input)
      @rest(type: "SavedHargaPangan", path: "/harga-pangan/{args.id}", method: "POST") {
      harga_pangan @type(name: "HargaPangan") { id }
    }
  }
`;
