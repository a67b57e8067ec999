import { gql } from '@apollo/client';
import type { WriteDocument } from '@/shared/write';
import type { KetersediaanInput, SavedKetersediaan } from '../model/stok';

export const ADD_KETERSEDIAAN_PANGAN: WriteDocument<SavedKetersediaan, { input: KetersediaanInput }> = gql`
  mutation AddKetersediaanPangan($input: KetersediaanPanganInput!) {
    saved: addKetersediaanPangan(input: $input)
      @rest(type: "SavedKetersediaanPangan", path: "/ketersediaan-pangan", method: "POST") {
      ketersediaan_pangan @type(name: "KetersediaanPangan") {
        id revisi kecamatan_id pangan_id periode_ketersediaan_pangan_id user_id
        harga_rata_rata harga_rata_rata_pekan_lalu
        kebutuhan ketersediaan ketersediaan_pekan_lalu neraca nama_kecamatan
        pangans @type(name: "Pangan") { id nama_pangan logo_pangan_url }
      }
    }
  }
`;

export const EDIT_KETERSEDIAAN_PANGAN: WriteDocument<SavedKetersediaan, { id: number; input: KetersediaanInput }> = gql`
  mutation EditKetersediaanPangan($id: Int!, $input: KetersediaanPanganInput!) {
    saved: editKetersediaanPangan(id: $id, input: $input)
      @rest(type: "SavedKetersediaanPangan", path: "/ketersediaan-pangan/{args.id}", method: "POST") {
      ketersediaan_pangan @type(name: "KetersediaanPangan") {
        id revisi kecamatan_id pangan_id periode_ketersediaan_pangan_id user_id
        harga_rata_rata harga_rata_rata_pekan_lalu
        kebutuhan ketersediaan ketersediaan_pekan_lalu neraca nama_kecamatan
        pangans @type(name: "Pangan") { id nama_pangan logo_pangan_url }
      }
    }
  }
`;
