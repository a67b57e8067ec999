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

export interface ResetPasswordInput {
  email: string;
  token: string;
  password: string;
  password_confirmation: string;
}

export const RESET_PASSWORD: WriteDocument<object, { input: ResetPasswordInput }> = gql`
  mutation ResetPassword($input: ResetPasswordInput!) {
    saved: resetPassword(input: $input) @rest(type: "ResetPassword", path: "/reset-password", method: "POST") {
      message
    }
  }
`;
