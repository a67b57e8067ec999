import { gql } from '@apollo/client';
import type { NamaLain } from '@/entities/acuan';
import type { WriteDocument } from '@/shared/write';

/** Another name of one commodity, one food or one village. */
export type NamaLainInput = { nama: string } & (
  | { komoditi_id: number }
  | { pangan_id: number }
  | { kelurahan_id: number }
);

export const ADD_NAMA_LAIN: WriteDocument<{ nama_lain: NamaLain }, { input: NamaLainInput }> = gql`
  mutation AddNamaLain($input: NamaLainInput!) {
    saved: addNamaLain(input: $input) @rest(type: "SavedNamaLain", path: "/nama-lain", method: "POST") {
      nama_lain @type(name: "NamaLain") { id nama komoditi_id pangan_id kelurahan_id }
    }
  }
`;
