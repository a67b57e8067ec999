import { gql } from '@apollo/client';
import type { WriteDocument } from '@/shared/write';

/** What the server tells of a plot that is stored. */
interface SavedLahan {
  lahan_petani: { id: number; revisi: number; koordinat: { id: number; lat: number; lang: number } | null };
}

/** What a plot's row is told from others by; its other fields go with it. */
export interface LahanInput {
  alamat: string;
  komoditi: string;
  [field: string]: unknown;
}

export const ADD_LAHAN: WriteDocument<SavedLahan, { input: LahanInput }> = gql`
  mutation AddLahan($input: LahanPetaniInput!) {
    saved: addLahanPetani(input: $input) @rest(type: "SavedLahan", path: "/lahan-petani", method: "POST") {
      lahan_petani @type(name: "LahanPetani") { id revisi koordinat @type(name: "KoordinatLahan") { id lat lang } }
    }
  }
`;

export const EDIT_LAHAN: WriteDocument<SavedLahan, { id: number; input: LahanInput }> = gql`
  mutation EditLahan($id: Int!, $input: LahanPetaniInput!) {
    saved: editLahanPetani(id: $id, input: $input)
      @rest(type: "SavedLahan", path: "/lahan-petani/{args.id}", method: "POST") {
      lahan_petani @type(name: "LahanPetani") { id revisi koordinat @type(name: "KoordinatLahan") { id lat lang } }
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
