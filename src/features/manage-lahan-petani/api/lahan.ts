import { gql } from '@apollo/client';
import type { WriteDocument } from '@/shared/write';

/** What the server tells of a plot that is stored. */
interface SavedLahan {
  lahan_petani: { id: number; revisi: number; koordinat: { id: number; lat: number; lang: number } | null };
  /** The server's note about a point far outside of its sub-district. */
  catatan?: string | null;
}

/** What a plot's row is told from others by; its other fields go with it. */
export interface LahanInput {
  alamat: string;
  komoditi: string;
  luas_tanam?: unknown;
  [field: string]: unknown;
}

export const ADD_LAHAN: WriteDocument<SavedLahan, { input: LahanInput }> = gql`
  mutation AddLahan($input: LahanPetaniInput!) {
    saved: addLahanPetani(input: $input) @rest(type: "SavedLahan", path: "/lahan-petani", method: "POST") {
      lahan_petani @type(name: "LahanPetani") { id revisi koordinat @type(name: "KoordinatLahan") { id lat lang } }
      catatan
    }
  }
`;

export const EDIT_LAHAN: WriteDocument<SavedLahan, { id: number; input: LahanInput }> = gql`
  mutation EditLahan($id: Int!, $input: LahanPetaniInput!) {
    saved: editLahanPetani(id: $id, input: $input)
      @rest(type: "SavedLahan", path: "/lahan-petani/{args.id}", method: "POST") {
      lahan_petani @type(name: "LahanPetani") { id revisi koordinat @type(name: "KoordinatLahan") { id lat lang } }
      catatan
    }
  }
`;

export const DELETE_LAHAN: WriteDocument<object, { id: number; input: object }> = gql`
  mutation DeleteLahan($id: Int!, $input: DeleteInput!) {
    saved: deleteLahanPetani(id: $id, input: $input)
      @rest(type: "Deleted", path: "/lahan-petani/{args.id}", method: "POST") {
      message
    }
  }
`;

interface SavedKoordinat {
  koordinat: { id: number };
  catatan?: string | null;
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
      catatan
    }
  }
`;

export const EDIT_KOORDINAT: WriteDocument<SavedKoordinat, { id: number; input: KoordinatInput }> = gql`
  mutation EditKoordinat($id: Int!, $input: KoordinatInput!) {
    saved: editKoordinat(id: $id, input: $input)
      @rest(type: "SavedKoordinat", path: "/koordinat-lahan-petani/{args.id}", method: "POST") {
      koordinat @type(name: "KoordinatLahan") { id }
      catatan
    }
  }
`;
