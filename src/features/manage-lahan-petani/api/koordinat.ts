import { gql } from '@apollo/client';
import type { WriteDocument } from '@/shared/api';

interface SavedKoordinat {
  koordinat: { id: number };
}

export const ADD_KOORDINAT: WriteDocument<SavedKoordinat, { input: object }> = gql`
  mutation AddKoordinat($input: KoordinatInput!) {
    saved: addKoordinat(input: $input)
      @rest(type: "SavedKoordinat", path: "/koordinat-lahan-petani", method: "POST") {
      koordinat @type(name: "KoordinatLahan") { id }
    }
  }
`;

export const EDIT_KOORDINAT: WriteDocument<SavedKoordinat, { id: number; input: object }> = gql`
  mutation EditKoordinat($id: Int!, $input: KoordinatInput!) {
    saved: editKoordinat(id: $id, input: $input)
      @rest(type: "SavedKoordinat", path: "/koordinat-lahan-petani/{args.id}", method: "POST") {
      koordinat @type(name: "KoordinatLahan") { id }
    }
  }
`;
