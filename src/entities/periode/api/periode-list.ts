import { gql, type TypedDocumentNode } from '@apollo/client';
import type { JenisPeriode } from '#contract/limits.ts';
import type { Periode as PeriodeRow } from '#contract/resources/periode.ts';
import type { Terkini } from '#contract/summaries/periode-terkini.ts';
import { type ListPage, need, WHOLE } from '@/shared/api';

/** A server of an earlier version closes no periods. */
export type Periode = Pick<PeriodeRow, 'id' | 'nama_periode' | 'tanggal_mulai' | 'tanggal_selesai'> &
  Partial<Pick<PeriodeRow, 'ditutup_pada'>>;

/** The query field of the office's list of a kind of periods. */
export const periodeField = (jenis: JenisPeriode): string => `periode_${jenis.replaceAll('-', '_')}`;

/** The fields that are asked for anew once a period of that kind has changed. */
export const staleWithPeriode = (jenis: JenisPeriode): string[] => ['periode', periodeField(jenis), 'terkini'];

/** What a period's page is called as long as nobody knows its name. */
export const MEMUAT_PERIODE = 'Memuat periode …';

interface PeriodeVariables {
  jenis: JenisPeriode;
  typename: string;
  filter: { limit: number; urut?: 'terbaru' };
}

/** Four tables of one shape, whose ids begin anew in each: in the cache each has a typename of its own. */
const PERIODE_LIST: TypedDocumentNode<{ page: ListPage<Periode> | null }, PeriodeVariables> = gql`
  query PeriodeList($jenis: String!, $typename: String!, $filter: PeriodeFilter!) {
    page: periode(jenis: $jenis, filter: $filter)
      @rest(type: "Page", path: "/periode-{args.jenis}?{args.filter}") {
      from to total last_page next_page_url
      data @type(name: $typename) { id nama_periode tanggal_mulai tanggal_selesai ditutup_pada }
    }
  }
`;

const periodes = (jenis: JenisPeriode, filter: PeriodeVariables['filter']) =>
  need(PERIODE_LIST, { jenis, typename: `periode-${jenis}`, filter });

/** All periods of a kind, oldest first. */
export const allPeriodes = (jenis: JenisPeriode) => periodes(jenis, { limit: WHOLE });

/** The same, newest first: the order of the table of periods. */
export const newestPeriodes = (jenis: JenisPeriode) => periodes(jenis, { limit: 1, urut: 'terbaru' });

/** The periods that may be current for readers, by place. */
const PERIODE_TERKINI: TypedDocumentNode<{ terkini: Terkini }, { jenis: JenisPeriode; typename: string }> = gql`
  query PeriodeTerkini($jenis: String!, $typename: String!) {
    terkini(jenis: $jenis) @rest(type: "PeriodeTerkini", path: "/periode-terkini?jenis={args.jenis}") {
      hari_ini
      periode @type(name: $typename) { id nama_periode tanggal_mulai tanggal_selesai ditutup_pada tempat }
    }
  }
`;

export const periodeTerkini = (jenis: JenisPeriode) => need(PERIODE_TERKINI, { jenis, typename: `periode-${jenis}` });
