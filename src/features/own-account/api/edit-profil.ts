import { gql } from '@apollo/client';
import type { User } from '#contract/resources/akun.ts';
import type { WriteDocument } from '@/shared/write';

export const EDIT_PROFIL: WriteDocument<{ user: User }, { input: object }> = gql`
  mutation EditProfil($input: ProfilInput!) {
    saved: editProfil(input: $input) @rest(type: "SavedProfil", path: "/user", method: "POST") {
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
