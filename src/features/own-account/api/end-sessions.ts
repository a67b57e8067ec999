import { gql } from '@apollo/client';
import type { WriteDocument } from '@/shared/write';

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
