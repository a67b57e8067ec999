import { gql, type TypedDocumentNode } from '@apollo/client';
import type { RiwayatBaris } from '#contract/resources/versi.ts';
import type { ListPage } from '@/shared/api';
import type { WriteDocument } from '@/shared/write';

export type { RiwayatBaris } from '#contract/resources/versi.ts';

interface RiwayatVariables {
  /** The report's address. */
  path: string;
  id: number;
  filter: { limit: number };
}

/** Acts have no ids: in the cache they belong to their history. */
export const RIWAYAT_BARIS: TypedDocumentNode<{ page: ListPage<RiwayatBaris> | null }, RiwayatVariables> = gql`
  query RiwayatBaris($path: String!, $id: Int!, $filter: RiwayatBarisFilter!) {
    page: riwayatBaris(path: $path, id: $id, filter: $filter)
      @rest(type: "Page", path: "/{args.path}/{args.id}/riwayat?{args.filter}") {
      from to total last_page next_page_url
      data @type(name: "RiwayatBaris") {
        revisi perbuatan waktu user_id nama_lengkap alamat alasan
        perubahan @type(name: "PerubahanBaris") { kolom sebelum sesudah nama_sebelum nama_sesudah }
      }
    }
  }
`;

export const PULIHKAN_VERSI: WriteDocument<
  object,
  { path: string; id: number; input: { revisi: number; alasan?: string } }
> = gql`
  mutation PulihkanVersi($path: String!, $id: Int!, $input: PulihkanVersiInput!) {
    saved: pulihkanVersi(path: $path, id: $id, input: $input)
      @rest(type: "Dipulihkan", path: "/{args.path}/{args.id}/pulihkan", method: "POST") {
      message
    }
  }
`;
