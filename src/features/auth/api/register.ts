import { gql } from '@apollo/client';
import type { registerRules } from '#contract/resources/auth.ts';
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
