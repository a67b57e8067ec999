import { gql } from '@apollo/client';
import type { User } from '#contract/resources/akun.ts';
import type { WriteDocument } from '@/shared/write';

export const CHANGE_AVATAR: WriteDocument<{ user: User }, { input: { foto: File } }> = gql`
  mutation ChangeAvatar($input: AvatarInput!) {
    saved: changeAvatar(input: $input) @rest(type: "SavedProfil", path: "/user/update-foto", method: "POST") {
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
