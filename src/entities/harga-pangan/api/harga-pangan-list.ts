import { gql } from '@apollo/client';
import type { ListDocument } from '@/shared/api';
import type { HargaPangan, HargaPanganFilter } from '../model/harga-pangan';

export const HARGA_PANGAN_LIST: ListDocument<HargaPangan, HargaPanganFilter> = gql`
  query HargaPanganList($filter: HargaPanganFilter!) {
    page: hargaPangan(filter: $filter) @rest(type: "Page", path: "/harga-pangan?{args.filter}") {
      from to total last_page next_page_url
      data @type(name: "HargaPangan") {
        id revisi kecamatan_id komoditi_id periode_harga_pangan_id user_id
        harga_grosir harga_eceran harga_eceran_sebelumnya
        nama_komoditi nama_kecamatan nama_periode_harga_pangan
        komoditis @type(name: "Komoditi") { id nama_komoditi logo_komoditi_url satuan }
      }
    }
  }
`;
