import { gql } from '@apollo/client';
import type { DesaKelurahan as DesaKelurahanRow } from '#contract/resources/desa-kelurahan.ts';
import { type ListDocument, listNeed, NAMES_FRESH_MS, useWholeList, WHOLE } from '@/shared/api';

interface DesaKelurahanFilter {
  kecamatan_id: number;
  limit: number;
}

export type DesaKelurahan = Pick<DesaKelurahanRow, 'id' | 'kecamatan_id' | 'nama_desa_kelurahan'>;

export const DESA_KELURAHAN_LIST: ListDocument<DesaKelurahan, DesaKelurahanFilter> = gql`
  query DesaKelurahanList($filter: DesaKelurahanFilter!) {
    page: desaKelurahan(filter: $filter) @rest(type: "Page", path: "/desa-kelurahan?{args.filter}") {
      from to total last_page next_page_url
      data @type(name: "DesaKelurahan") { id kecamatan_id nama_desa_kelurahan }
    }
  }
`;

/** The villages of a sub-district. */
export const desaDi = (kecamatan_id: number) => listNeed(DESA_KELURAHAN_LIST, { kecamatan_id, limit: WHOLE });

/** The villages of a sub-district; 0 while none is chosen. */
export const useDesaKelurahan = (kecamatan_id: number) =>
  useWholeList(kecamatan_id ? desaDi(kecamatan_id) : null, { freshFor: NAMES_FRESH_MS });
