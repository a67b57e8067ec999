import { gql } from '@apollo/client';
import type { Pangan as PanganRow } from '#contract/resources/pangan.ts';
import { type ListDocument, listNeed, WHOLE } from '@/shared/api';

export type Pangan = Pick<PanganRow, 'id' | 'nama_pangan' | 'logo_pangan_url'>;

const PANGAN_LIST: ListDocument<Pangan, { limit: number }> = gql`
  query PanganList($filter: PanganFilter!) {
    page: pangan(filter: $filter) @rest(type: "Page", path: "/pangan?{args.filter}") {
      from to total last_page next_page_url
      data @type(name: "Pangan") { id nama_pangan logo_pangan_url }
    }
  }
`;

export const allPangan = listNeed(PANGAN_LIST, { limit: WHOLE });
