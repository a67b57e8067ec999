import { gql } from '@apollo/client';
import type { NamaLain as NamaLainRow } from '#contract/resources/acuan/nama-lain.ts';
import { type ListDocument, listNeed, WHOLE } from '@/shared/api';

export type NamaLain = Pick<NamaLainRow, 'id' | 'nama' | 'komoditi_id' | 'pangan_id' | 'kelurahan_id'>;

const NAMA_LAIN_LIST: ListDocument<NamaLain, { limit: number }> = gql`
  query NamaLainList($filter: NamaLainFilter!) {
    page: namaLain(filter: $filter) @rest(type: "Page", path: "/nama-lain?{args.filter}") {
      from to total last_page next_page_url
      data @type(name: "NamaLain") { id nama komoditi_id pangan_id kelurahan_id }
    }
  }
`;

/** By which names people call commodities, foods and villages. */
export const allNamaLain = listNeed(NAMA_LAIN_LIST, { limit: WHOLE });
