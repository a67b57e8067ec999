import { gql } from '@apollo/client';
import type { WriteDocument } from '@/shared/write';

export interface RegisterInput {
  nama_lengkap: string;
  email: string;
  no_hp: string;
  username: string;
  password: string;
  recaptcha: string;
}

/** The answer's session is left alone: whoever has registered logs in (spec section 4). */
export const REGISTER: WriteDocument<{ user: { id: number } }, { input: RegisterInput }> = gql`
  mutation Register($input: RegisterInput!) {
    saved: register(input: $input) @rest(type: "Register", path: "/register", method: "POST") {
      user @type(name: "User") { id }
    }
  }
`;
