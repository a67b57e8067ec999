import { gql } from '@apollo/client';
import { limits } from '#contract/limits.ts';
import type {
  HargaPangan as HargaRow,
  HargaPanganKutaiBarat as KutaiBaratRow,
} from '#contract/resources/harga-pangan.ts';
import { type ListDocument, listNeed } from '@/shared/api';

type Timestamps = 'created_at' | 'updated_at';

export type HargaPangan = Omit<HargaRow, Timestamps>;
export type HargaPanganKutaiBarat = Omit<KutaiBaratRow, Timestamps>;

export interface HargaPanganFilter {
  kecamatan_id: number;
  periode_harga_pangan_id: number;
  user_id?: number;
  limit: number;
}

export type HargaPanganKutaiBaratFilter = Omit<HargaPanganFilter, 'kecamatan_id'>;

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

/** Another table, whose ids begin anew: in the cache it has a typename of its own. */
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

/** There are some thirty commodities: all prices of a place in a period fit a page. */
const limit = limits.page.max;

export const allHargaPangan = (periode_harga_pangan_id: number, kecamatan_id: number) =>
  listNeed(HARGA_PANGAN_LIST, { kecamatan_id, periode_harga_pangan_id, limit });

export const allHargaKutaiBarat = (periode_harga_pangan_id: number) =>
  listNeed(HARGA_PANGAN_KUTAI_BARAT_LIST, { periode_harga_pangan_id, limit });
