import { gql } from '@apollo/client';
import type { ListDocument } from '@/shared/api';
import type { RekapKetersediaanPangan, RekapKetersediaanPanganFilter } from '../model/ketersediaan-pangan';

/** The whole regency's balance (rulings 17); its ids are not those of the sub-districts' rows. */
export const REKAP_KETERSEDIAAN_PANGAN: ListDocument<RekapKetersediaanPangan, RekapKetersediaanPanganFilter> = gql`
  query RekapKetersediaanPangan($filter: RekapKetersediaanPanganFilter!) {
    page: rekapKetersediaanPangan(filter: $filter) @rest(type: "Page", path: "/ketersediaan-pangan?{args.filter}") {
      from to total last_page next_page_url
      data @type(name: "RekapKetersediaanPangan") {
        id pangan_id periode_ketersediaan_pangan_id
        harga_rata_rata harga_rata_rata_pekan_lalu
        kebutuhan ketersediaan ketersediaan_pekan_lalu neraca jumlah_kecamatan dari_kecamatan
        pangans @type(name: "Pangan") { id nama_pangan logo_pangan_url }
      }
    }
  }
`;
