import { gql } from '@apollo/client';
import type { User } from '#contract/resources/akun.ts';
import type { loginRules } from '#contract/resources/auth.ts';
import type { Typed } from '#contract/rules.ts';
import type { WriteDocument } from '@/shared/write';

export type LoginInput = Typed<typeof loginRules>;

export const LOGIN: WriteDocument<{ user: User; access_token: string }, { input: LoginInput }> = gql`
  mutation Login($input: LoginInput!) {
    saved: login(input: $input) @rest(type: "Login", path: "/login", method: "POST") {
      access_token
      user @type(name: "User") {
        id nama_lengkap username email no_hp jenis_kelamin foto_url roles
        pengguna_kecamatan @type(name: "PenggunaKecamatan") {
          id
          kecamatans @type(name: "Kecamatan") { id nama_kecamatan }
        }
      }
    }
  }
`;

export const LOGOUT: WriteDocument<object, { input: object }> = gql`
  mutation Logout($input: LogoutInput!) {
    saved: logout(input: $input) @rest(type: "Logout", path: "/logout", method: "POST") {
      message
    }
  }
`;
