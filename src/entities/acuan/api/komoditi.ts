import { gql } from '@apollo/client';
import type { Komoditi as KomoditiRow } from '#contract/resources/komoditi.ts';
import { type ListDocument, listNeed, WHOLE } from '@/shared/api';

export type Komoditi = Pick<KomoditiRow, 'id' | 'nama_komoditi' | 'logo_komoditi_url' | 'satuan'>;

const KOMODITI_LIST: ListDocument<Komoditi, { limit: number }> = gql`
  query KomoditiList($filter: KomoditiFilter!) {
    page: komoditi(filter: $filter) @rest(type: "Page", path: "/komoditi?{args.filter}") {
      from to total last_page next_page_url
      data @type(name: "Komoditi") { id nama_komoditi logo_komoditi_url satuan }
    }
  }
`;

export const allKomoditi = listNeed(KOMODITI_LIST, { limit: WHOLE });
