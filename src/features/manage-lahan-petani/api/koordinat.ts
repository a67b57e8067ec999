import { gql } from '@apollo/client';
import type { WriteDocument } from '@/shared/write';

interface SavedKoordinat {
  koordinat: { id: number };
}

/** Where a plot lies. */
export interface KoordinatInput {
  lahan_id: number;
  user_id: number;
  lat: string;
  lang: string;
  _method?: 'put';
}

export const ADD_KOORDINAT: WriteDocument<SavedKoordinat, { input: KoordinatInput }> = gql`
  mutation AddKoordinat($input: KoordinatInput!) {
    saved: addKoordinat(input: $input)
      @rest(type: "SavedKoordinat", path: "/koordinat-lahan-petani", method: "POST") {
      koordinat @type(name: "KoordinatLahan") { id }
    }
  }
`;

export const EDIT_KOORDINAT: WriteDocument<SavedKoordinat, { id: number; input: KoordinatInput }> = gql`
  mutation EditKoordinat($id: Int!, $input: KoordinatInput!) {
    saved: editKoordinat(id: $id, input: $input)
      @rest(type: "SavedKoordinat", path: "/koordinat-lahan-petani/{args.id}", method: "POST") {
      koordinat @type(name: "KoordinatLahan") { id }
    }
  }
`;
