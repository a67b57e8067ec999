import { gql } from '@apollo/client';
import { type ListDocument, listNeed, WHOLE } from '@/shared/api';
import type { Komoditi } from './komoditi';

/** Only what an address is looked up by: a rendered page carries what it has asked. */
const KOMODITI_NAMES: ListDocument<Pick<Komoditi, 'id' | 'nama_komoditi'>, { limit: number }> = gql`
  query KomoditiNames($filter: KomoditiFilter!) {
    page: komoditi(filter: $filter) @rest(type: "Page", path: "/komoditi?{args.filter}") {
      from to total last_page next_page_url
      data @type(name: "Komoditi") { id nama_komoditi }
    }
  }
`;

export const komoditiNames = listNeed(KOMODITI_NAMES, { limit: WHOLE });
