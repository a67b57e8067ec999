import { gql } from '@apollo/client';
import type { WriteDocument } from '@/shared/write';

export const CHANGE_PASSWORD: WriteDocument<object, { input: object }> = gql`
  mutation ChangePassword($input: ChangePasswordInput!) {
    saved: changePassword(input: $input)
      @rest(type: "ChangedPassword", path: "/user/update-password", method: "POST") {
      message
    }
  }
`;
