import { gql } from '@apollo/client';
import type { WriteDocument } from '@/shared/api';
import type { KetersediaanInput, SavedKetersediaan } from '../model/ketersediaan-input';

export const ADD_KETERSEDIAAN_PANGAN: WriteDocument<SavedKetersediaan, { input: KetersediaanInput }> = gql`
  mutation AddKetersediaanPangan($input: KetersediaanPanganInput!) {
    saved: addKetersediaanPangan(input: $input)
      @rest(type: "SavedKetersediaanPangan", path: "/ketersediaan-pangan", method: "POST") {
      ketersediaan_pangan @type(name: "KetersediaanPangan") { id }
    }
  }
`;
