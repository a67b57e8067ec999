import { gql } from '@apollo/client';
import type { WriteDocument } from '@/shared/write';
import type { HargaInput, SavedHarga } from '../model/harga';

export const ADD_HARGA_PANGAN: WriteDocument<SavedHarga, { input: HargaInput }> = gql`
  mutation AddHargaPangan($input: HargaPanganInput!) {
    saved: addHargaPangan(input: $input) @rest(type: "SavedHargaPangan", path: "/harga-pangan", method: "POST") {
      harga_pangan @type(name: "HargaPangan") {
        id revisi kecamatan_id komoditi_id periode_harga_pangan_id user_id
        harga_grosir harga_eceran harga_eceran_sebelumnya
        nama_komoditi nama_kecamatan nama_periode_harga_pangan
        komoditis @type(name: "Komoditi") { id nama_komoditi logo_komoditi_url satuan }
      }
    }
  }
`;

export const EDIT_HARGA_PANGAN: WriteDocument<SavedHarga, { id: number; input: HargaInput }> = gql`
  mutation EditHargaPangan($id: Int!, $input: HargaPanganInput!) {
    saved: editHargaPangan(id: $id, input: $input)
      @rest(type: "SavedHargaPangan", path: "/harga-pangan/{args.id}", method: "POST") {
      harga_pangan @type(name: "HargaPangan") {
        id revisi kecamatan_id komoditi_id periode_harga_pangan_id user_id
        harga_grosir harga_eceran harga_eceran_sebelumnya
        nama_komoditi nama_kecamatan nama_periode_harga_pangan
        komoditis @type(name: "Komoditi") { id nama_komoditi logo_komoditi_url satuan }
      }
    }
  }
`;

export const ADD_HARGA_PANGAN_KUTAI_BARAT: WriteDocument<SavedHarga, { input: HargaInput }> = gql`
  mutation AddHargaPanganKutaiBarat($input: HargaPanganInput!) {
    saved: addHargaPanganKutaiBarat(input: $input)
      @rest(type: "SavedHargaPanganKutaiBarat", path: "/harga-pangan-kutai-barat", method: "POST") {
      harga_pangan @type(name: "HargaPanganKutaiBarat") {
        id revisi komoditi_id periode_harga_pangan_id user_id
        harga_grosir harga_eceran harga_eceran_sebelumnya
        nama_komoditi nama_periode_harga_pangan
        komoditis @type(name: "Komoditi") { id nama_komoditi logo_komoditi_url satuan }
      }
    }
  }
`;

export const EDIT_HARGA_PANGAN_KUTAI_BARAT: WriteDocument<SavedHarga, { id: number; input: HargaInput }> = gql`
  mutation EditHargaPanganKutaiBarat($id: Int!, $input: HargaPanganInput!) {
    saved: editHargaPanganKutaiBarat(id: $id, input: $input)
      @rest(type: "SavedHargaPanganKutaiBarat", path: "/harga-pangan-kutai-barat/{args.id}", method: "POST") {
      harga_pangan @type(name: "HargaPanganKutaiBarat") {
        id revisi komoditi_id periode_harga_pangan_id user_id
        harga_grosir harga_eceran harga_eceran_sebelumnya
        nama_komoditi nama_periode_harga_pangan
        komoditis @type(name: "Komoditi") { id nama_komoditi logo_komoditi_url satuan }
      }
    }
  }
`;
