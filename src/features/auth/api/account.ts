import { gql } from '@apollo/client';
import type { forgotPasswordRules, registerRules, resetPasswordRules } from '#contract/resources/auth.ts';
import type { Typed } from '#contract/rules.ts';
import type { WriteDocument } from '@/shared/write';

export type RegisterInput = Typed<typeof registerRules>;

/** The answer's session is left alone: whoever has registered logs in (spec section 4). */
export const REGISTER: WriteDocument<{ user: { id: number } }, { input: RegisterInput }> = gql`
  mutation Register($input: RegisterInput!) {
    saved: register(input: $input) @rest(type: "Register", path: "/register", method: "POST") {
      user @type(name: "User") { id }
    }
  }
`;

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
