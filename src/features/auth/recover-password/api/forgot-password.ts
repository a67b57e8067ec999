import { gql } from '@apollo/client';
import type { WriteDocument } from '@/shared/write';

export interface ForgotPasswordInput {
  email: string;
}

export const FORGOT_PASSWORD: WriteDocument<object, { input: ForgotPasswordInput }> = gql`
  mutation ForgotPassword($input: ForgotPasswordInput!) {
    saved: forgotPassword(input: $input) @rest(type: "ForgotPassword", path: "/forgot-password", method: "POST") {
      message
    }
  }
`;
