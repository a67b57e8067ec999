import { gql, type TypedDocumentNode } from '@apollo/client';
import type { KegiatanDinas as KegiatanRow } from '#contract/resources/kegiatan-dinas.ts';
import type { ListDocument } from '@/shared/api';

/** An activity as the office changes it. */
export type OfficeKegiatan = Omit<KegiatanRow, 'updated_at'>;

export const OFFICE_KEGIATAN_LIST: ListDocument<OfficeKegiatan, { search?: string; page: number; limit: number }> = gql`
  query OfficeKegiatanList($filter: KegiatanDinasFilter!) {
    page: kegiatanDinas(filter: $filter) @rest(type: "Page", path: "/kegiatan-dinas?{args.filter}") {
      from to total last_page next_page_url
      data @type(name: "KegiatanDinas") {
        id revisi judul deskripsi foto_url created_at
        kegiatan_fotos @type(name: "KegiatanFoto") { id revisi foto_url keterangan }
      }
    }
  }
`;

export const OFFICE_KEGIATAN: TypedDocumentNode<{ kegiatanKantor: OfficeKegiatan | null }, { id: number }> = gql`
  query OfficeKegiatan($id: Int!) {
    kegiatanKantor(id: $id) @rest(type: "KegiatanDinas", path: "/kegiatan-dinas?id={args.id}") {
      id revisi judul deskripsi foto_url created_at
      kegiatan_fotos @type(name: "KegiatanFoto") { id revisi foto_url keterangan }
    }
  }
`;
