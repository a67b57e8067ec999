import { limits } from '../limits.ts';
import { differs, empty, notNumeric, type Raw, type Rule, tooShort } from './rule.ts';

interface ChangePassword {
  user_id: number;
  current_password: string;
  password: string;
  password_confirmation: string;
}

/** Spec section 5, "Change password (profile), in order". */
export const changePasswordRules: readonly Rule<Raw<ChangePassword>>[] = [
  empty('Anda harus login terlebih dahulu', 'user_id'),
  empty('Password lama harus diisi', 'current_password'),
  empty('Password baru harus diisi', 'password'),
  [
    'Password baru tidak boleh sama dengan password lama',
    ({ current_password, password }) => current_password === password,
    'password',
  ],
  empty('Konfirmasi password baru harus diisi', 'password_confirmation'),
  tooShort('Password minimal 8 karakter', 'password', limits.passwordMin),
  differs('Password dan konfirmasi password tidak sama', 'password_confirmation', 'password'),
];

interface Profil {
  user_id: number;
  nama_lengkap: string;
  no_hp: string;
  jenis_kelamin: string;
  email: string;
}

/** Spec section 5, "Profile edit". */
export const profilRules: readonly Rule<Raw<Profil>>[] = [
  empty('Anda harus login terlebih dahulu', 'user_id'),
  empty('Nama lengkap harus diisi', 'nama_lengkap'),
  empty('No HP harus diisi', 'no_hp'),
  empty('Jenis kelamin harus diisi', 'jenis_kelamin'),
  empty('Email harus diisi', 'email'),
  notNumeric('No HP harus berupa angka', 'no_hp'),
];

/** What both halves can tell of a chosen file before its content is read. */
export interface FileFacts {
  size: number;
  type: string;
}

/** Spec section 5, "Avatar". */
export const avatarRules: readonly Rule<FileFacts>[] = [
  ['Ukuran file tidak boleh lebih dari 2MB', ({ size }) => size > limits.fotoBytes, 'size'],
  ['File yang diupload harus berupa gambar', ({ type }) => !/^image\//.test(type), 'type'],
];
