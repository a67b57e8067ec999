import { gql, type TypedDocumentNode, type TypePolicies } from '@apollo/client';
import type { KegiatanDinas } from '../model/kegiatan-dinas';

/** One activity; one that a list has shown already is not asked for again. */
export const KEGIATAN_DINAS_DETAIL: TypedDocumentNode<{ kegiatanDetail: KegiatanDinas | null }, { id: number }> = gql`
  query KegiatanDinasDetail($id: Int!) {
    kegiatanDetail(id: $id) @rest(type: "KegiatanDinas", path: "/kegiatan-dinas?id={args.id}") {
      id judul deskripsi foto_url created_at
    }
  }
`;

export const kegiatanPolicies: TypePolicies = {
  Query: {
    fields: {
      kegiatanDetail: {
        read: (existing, { args, toReference }) =>
          existing ?? toReference({ __typename: 'KegiatanDinas', id: args?.['id'] }),
      },
    },
  },
};
