import { gql, type TypedDocumentNode, type TypePolicies } from '@apollo/client';
import type { KegiatanFoto, KegiatanDinas as KegiatanRow } from '#contract/resources/kegiatan-dinas.ts';
import { type ListDocument, shownBefore } from '@/shared/api';

export type KegiatanDinas = Omit<KegiatanRow, 'revisi' | 'updated_at' | 'kegiatan_fotos'> & {
  /** Null where an older server knows no further pictures. */
  kegiatan_fotos: readonly Omit<KegiatanFoto, 'revisi'>[] | null;
};

export const KEGIATAN_DINAS_LIST: ListDocument<KegiatanDinas, { limit: number }> = gql`
  query KegiatanDinasList($filter: KegiatanDinasFilter!) {
    page: kegiatanDinas(filter: $filter) @rest(type: "Page", path: "/kegiatan-dinas?{args.filter}") {
      from to total last_page next_page_url
      data @type(name: "KegiatanDinas") {
        id judul deskripsi foto_url created_at
        kegiatan_fotos @type(name: "KegiatanFoto") { id foto_url keterangan }
      }
    }
  }
`;

/** One activity; one that a list has shown already is not asked for again. */
export const KEGIATAN_DINAS_DETAIL: TypedDocumentNode<{ kegiatanDetail: KegiatanDinas | null }, { id: number }> = gql`
  query KegiatanDinasDetail($id: Int!) {
    kegiatanDetail(id: $id) @rest(type: "KegiatanDinas", path: "/kegiatan-dinas?id={args.id}") {
      id judul deskripsi foto_url created_at
      kegiatan_fotos @type(name: "KegiatanFoto") { id foto_url keterangan }
    }
  }
`;

export const kegiatanPolicies: TypePolicies = { Query: { fields: { kegiatanDetail: shownBefore('KegiatanDinas') } } };
