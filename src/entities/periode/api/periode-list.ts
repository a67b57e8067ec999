import { gql, type TypedDocumentNode } from '@apollo/client';
import type { JenisPeriode } from '#contract/limits.ts';
import { type ListPage, need, WHOLE } from '@/shared/api';
import type { Periode } from '../model/periode';

interface PeriodeVariables {
  jenis: JenisPeriode;
  filter: { limit: number; urut?: 'terbaru' };
}

/** Four tables, one shape: `jenis` picks the table, so rows must never be cached by id alone. */
export const PERIODE_LIST: TypedDocumentNode<{ page: ListPage<Periode> | null }, PeriodeVariables> = gql`
  query PeriodeList($jenis: String!, $filter: PeriodeFilter!) {
    page: periode(jenis: $jenis, filter: $filter)
      @rest(type: "Page", path: "/periode-{args.jenis}?{args.filter}") {
      from to total last_page next_page_url
      data @type(name: "Periode") { id nama_periode tanggal_mulai tanggal_selesai }
    }
  }
`;

/** All periods of a kind, oldest first. */
export const allPeriodes = (jenis: JenisPeriode) => need(PERIODE_LIST, { jenis, filter: { limit: WHOLE } });

export const newestPeriode = (jenis: JenisPeriode) =>
  need(PERIODE_LIST, { jenis, filter: { limit: 1, urut: 'terbaru' } });

export const periodePolicies = { Periode: { keyFields: false } } as const;
