import { gql } from '@apollo/client';
import type { ListDocument } from '@/shared/api';
import type { KetersediaanPangan, KetersediaanPanganFilter } from '../model/ketersediaan-pangan';

export const KETERSEDIAAN_PANGAN_LIST: ListDocument<KetersediaanPangan, KetersediaanPanganFilter> = gql`
  query KetersediaanPanganList($filter: KetersediaanPanganFilter!) {
    page: ketersediaanPangan(filter: $filter) @rest(type: "Page", path: "/ketersediaan-pangan?{args.filter}") {
      from to total last_page next_page_url
      data @type(name: "KetersediaanPangan") {
        id revisi kecamatan_id pangan_id periode_ketersediaan_pangan_id user_id
        harga_rata_rata harga_rata_rata_pekan_lalu
        kebutuhan ketersediaan ketersediaan_pekan_lalu neraca nama_kecamatan
        pangans @type(name: "Pangan") { id nama_pangan logo_pangan_url }
      }
    }
  }
`;
