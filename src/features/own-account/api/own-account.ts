import { gql, type TypedDocumentNode } from '@apollo/client';
import type { Sesi, User } from '#contract/resources/akun.ts';
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

export const CHANGE_PASSWORD: WriteDocument<object, { input: object }> = gql`
  mutation ChangePassword($input: ChangePasswordInput!) {
    saved: changePassword(input: $input)
      @rest(type: "ChangedPassword", path: "/user/update-password", method: "POST") {
      message
    }
  }
`;

/** The devices on which the caller is logged in, his own first. */
export const PERANGKAT_LIST: TypedDocumentNode<{ perangkat: { sesi: Sesi[] } }, Record<string, never>> = gql`
  query PerangkatList {
    perangkat @rest(type: "Perangkat", path: "/user/sesi") {
      sesi @type(name: "Sesi") { id perangkat jaringan created_at terakhir ini }
    }
  }
`;

export const END_SESSION: WriteDocument<object, { sesi: string; input: { _method: 'delete' } }> = gql`
  mutation EndSession($sesi: String!, $input: DeleteInput!) {
    saved: endSession(sesi: $sesi, input: $input) @rest(type: "Deleted", path: "/user/sesi/{args.sesi}", method: "POST") {
      message
    }
  }
`;

export const END_OTHER_SESSIONS: WriteDocument<object, { input: { _method: 'delete' } }> = gql`
  mutation EndOtherSessions($input: DeleteInput!) {
    saved: endOtherSessions(input: $input) @rest(type: "Deleted", path: "/user/sesi", method: "POST") {
      message
    }
  }
`;
