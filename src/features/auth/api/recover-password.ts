import { gql } from '@apollo/client';
import type { forgotPasswordRules, resetPasswordRules } from '#contract/resources/auth.ts';
import type { Typed } from '#contract/rules.ts';
import type { WriteDocument } from '@/shared/write';

export type ForgotPasswordInput = Typed<typeof forgotPasswordRules>;

export const FORGOT_PASSWORD: WriteDocument<object, { input: ForgotPasswordInput }> = gql`
  mutation ForgotPassword($input: ForgotPasswordInput!) {
    saved: forgotPassword(input: $input) @rest(type: "ForgotPassword", path: "/forgot-password", method: "POST") {
      message
    }
  }
`;

export type ResetPasswordInput = Typed<typeof resetPasswordRules>;

export const RESET_PASSWORD: WriteDocument<object, { input: ResetPasswordInput }> = gql`
  mutation ResetPassword($input: ResetPasswordInput!) {
    saved: resetPassword(input: $input) @rest(type: "ResetPassword", path: "/reset-password", method: "POST") {
      message
    }
  }
`;
