import { gql, type TypedDocumentNode } from '@apollo/client';
import type { Sesi } from '#contract/resources/akun.ts';
import type { WriteDocument } from '@/shared/write';

/** The devices on which the caller is logged in, his own first. */
export const PERANGKAT_LIST: TypedDocumentNode<{ perangkat: { sesi: Sesi[] } }, Record<string, never>> = gql`
  query PerangkatList {
    perangkat @rest(type: "Perangkat", path: "/user/sesi") {
      sesi @type(name: "Sesi") { id perangkat jaringan created_at terakhir ini }
    }
  }
`;

export const END_SESSION: WriteDocument<object, { sesi: string; input: { _method: 'delete' } }> = gql`
  mutation EndSession($sesi: String!, $input: DeleteInput!) {
    saved: endSession(sesi: $sesi, input: $input) @rest(type: "Deleted", path: "/user/sesi/{args.sesi}", method: "POST") {
      message
    }
  }
`;

export const END_OTHER_SESSIONS: WriteDocument<object, { input: { _method: 'delete' } }> = gql`
  mutation EndOtherSessions($input: DeleteInput!) {
    saved: endOtherSessions(input: $input) @rest(type: "Deleted", path: "/user/sesi", method: "POST") {
      message
    }
  }
`;
