import { gql, type TypedDocumentNode } from '@apollo/client';
import type { Sesi } from '#contract/resources/akun.ts';

/** The devices on which the caller is logged in, his own first. */
export const PERANGKAT_LIST: TypedDocumentNode<{ perangkat: { sesi: Sesi[] } }, Record<string, never>> = gql`
  query PerangkatList {
    perangkat @rest(type: "Perangkat", path: "/user/sesi") {
      sesi @type(name: "Sesi") { id perangkat jaringan created_at terakhir ini }
    }
  }
`;
