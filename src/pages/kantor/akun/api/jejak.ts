import { gql } from '@apollo/client';
import type { Jejak, Perbuatan } from '#contract/resources/jejak.ts';
import type { ListDocument } from '@/shared/api';

export interface JejakFilter {
  user_id?: number;
  username?: string;
  perbuatan?: Perbuatan;
  tabel?: string;
  baris?: number;
  /** Moments with their zone. */
  dari?: string;
  sampai?: string;
  page: number;
  limit: number;
}

/** Asked `asUser`: for superadmins alone. */
export const JEJAK_LIST: ListDocument<Jejak, JejakFilter> = gql`
  query JejakList($filter: JejakFilter!) {
    page: jejak(filter: $filter) @rest(type: "Page", path: "/jejak?{args.filter}") {
      from to total last_page next_page_url
      data @type(name: "Jejak") { id waktu user_id username alamat perbuatan tabel baris nama keterangan }
    }
  }
`;
