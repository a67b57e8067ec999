import { gql } from '@apollo/client';
import { limits } from '#contract/limits.ts';
import type { TimbangBalita as TimbangRow } from '#contract/resources/timbang-balita.ts';
import { type ListDocument, listNeed } from '@/shared/api';

export type TimbangBalita = Omit<TimbangRow, 'created_at' | 'updated_at'>;

export interface TimbangBalitaFilter {
  kecamatan_id: number;
  periode_timbang_balita_id: number;
  user_id?: number;
  limit: number;
}

export const TIMBANG_BALITA_LIST: ListDocument<TimbangBalita, TimbangBalitaFilter> = gql`
  query TimbangBalitaList($filter: TimbangBalitaFilter!) {
    page: timbangBalita(filter: $filter) @rest(type: "Page", path: "/timbang-balita?{args.filter}") {
      from to total last_page next_page_url
      data @type(name: "TimbangBalita") {
        id revisi periode_timbang_balita_id kecamatan_id kelurahan_id user_id
        jumlah_balita berat_badan_naik berat_badan_tidak_naik dibawah_garis_merah kasus_gizi_buruk
        nama_desa_kelurahan nama_kecamatan nama_periode
      }
    }
  }
`;

/** All weighings of a sub-district in a period: it has some forty villages at most, which fit a page. */
export const allTimbang = (periode_timbang_balita_id: number, kecamatan_id: number) =>
  listNeed(TIMBANG_BALITA_LIST, { kecamatan_id, periode_timbang_balita_id, limit: limits.page.max });
