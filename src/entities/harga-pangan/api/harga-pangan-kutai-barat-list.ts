import { gql } from '@apollo/client';
import type { ListDocument } from '@/shared/api';
import type { HargaPanganKutaiBarat, HargaPanganKutaiBaratFilter } from '../model/harga-pangan';

/** Another table with a typename of its own: its ids are not those of the sub-districts' prices. */
export const HARGA_PANGAN_KUTAI_BARAT_LIST: ListDocument<HargaPanganKutaiBarat, HargaPanganKutaiBaratFilter> = gql`
  query HargaPanganKutaiBaratList($filter: HargaPanganKutaiBaratFilter!) {
    page: hargaPanganKutaiBarat(filter: $filter) @rest(type: "Page", path: "/harga-pangan-kutai-barat?{args.filter}") {
      from to total last_page next_page_url
      data @type(name: "HargaPanganKutaiBarat") {
        id revisi komoditi_id periode_harga_pangan_id user_id
        harga_grosir harga_eceran harga_eceran_sebelumnya
        nama_komoditi nama_periode_harga_pangan
        komoditis @type(name: "Komoditi") { id nama_komoditi logo_komoditi_url satuan }
      }
    }
  }
`;
