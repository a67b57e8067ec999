import { gql } from '@apollo/client';
import { limits } from '#contract/limits.ts';
import type { KoreksiSaya } from '#contract/resources/koreksi.ts';
import { type ListDocument, listNeed } from '@/shared/api';

const KOREKSI_SAYA: ListDocument<KoreksiSaya, { limit: number }> = gql`
  query KoreksiSaya($filter: KoreksiSayaFilter!) {
    page: koreksiSaya(filter: $filter) @rest(type: "Page", path: "/koreksi-saya?{args.filter}") {
      from to total last_page next_page_url
      data @type(name: "KoreksiSaya") {
        id tabel baris perbuatan waktu alasan nama_lengkap nama nama_kecamatan nama_periode
        perubahan @type(name: "PerubahanBaris") { kolom sebelum sesudah nama_sebelum nama_sesudah }
      }
    }
  }
`;

/** Unread corrections of the officer's rows by the office, the oldest first; asked `asUser`. */
export const koreksiSaya = listNeed(KOREKSI_SAYA, { limit: limits.page.max });
