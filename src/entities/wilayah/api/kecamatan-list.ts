import { gql } from '@apollo/client';
import type { Kecamatan } from '#contract/resources/kecamatan.ts';
import { type ListDocument, listNeed, WHOLE } from '@/shared/api';

export const KECAMATAN_LIST: ListDocument<Pick<Kecamatan, 'id' | 'nama_kecamatan'>, { limit: number }> = gql`
  query KecamatanList($filter: KecamatanFilter!) {
    page: kecamatan(filter: $filter) @rest(type: "Page", path: "/kecamatan?{args.filter}") {
      from to total last_page next_page_url
      data @type(name: "Kecamatan") { id nama_kecamatan }
    }
  }
`;

export const allKecamatan = listNeed(KECAMATAN_LIST, { limit: WHOLE });
