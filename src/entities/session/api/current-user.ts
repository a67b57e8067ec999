import { gql, type TypedDocumentNode } from '@apollo/client';
import type { User } from '#contract/resources/akun.ts';

/** The caller's own account. It is kept by the session, not by the cache: each read asks. */
export const CURRENT_USER: TypedDocumentNode<{ user: User }, Record<string, never>> = gql`
  query CurrentUser {
    user @rest(type: "User", path: "/user") {
      id nama_lengkap username email no_hp jenis_kelamin foto_url roles
      pengguna_kecamatan @type(name: "PenggunaKecamatan") {
        id
        kecamatans @type(name: "Kecamatan") { id nama_kecamatan }
      }
    }
  }
`;
