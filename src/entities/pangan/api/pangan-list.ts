import { gql } from '@apollo/client';
import { type ListDocument, listNeed, WHOLE } from '@/shared/api';
import type { Pangan } from '../model/pangan';

const PANGAN_LIST: ListDocument<Pangan, { limit: number }> = gql`
  query PanganList($filter: PanganFilter!) {
    page: pangan(filter: $filter) @rest(type: "Page", path: "/pangan?{args.filter}") {
      from to total last_page next_page_url
      data @type(name: "Pangan") { id nama_pangan logo_pangan_url }
    }
  }
`;

export const allPangan = listNeed(PANGAN_LIST, { limit: WHOLE });
