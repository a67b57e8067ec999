import { gql } from '@apollo/client';
import type { ListDocument } from '@/shared/api';
import type { KegiatanDinas, KegiatanDinasFilter } from '../model/kegiatan-dinas';

export const KEGIATAN_DINAS_LIST: ListDocument<KegiatanDinas, KegiatanDinasFilter> = gql`
  query KegiatanDinasList($filter: KegiatanDinasFilter!) {
    page: kegiatanDinas(filter: $filter) @rest(type: "Page", path: "/kegiatan-dinas?{args.filter}") {
      from to total last_page next_page_url
      data @type(name: "KegiatanDinas") { id judul deskripsi foto_url created_at }
    }
  }
`;
