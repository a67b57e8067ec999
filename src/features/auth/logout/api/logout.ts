import { gql } from '@apollo/client';
import type { WriteDocument } from '@/shared/write';

export const LOGOUT: WriteDocument<object, { input: object }> = gql`
  mutation Logout($input: LogoutInput!) {
    saved: logout(input: $input) @rest(type: "Logout", path: "/logout", method: "POST") {
      message
    }
  }
`;
