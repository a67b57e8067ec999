import { z } from 'zod';
import { column, means, orNull } from '../columns.ts';
import { line, name, oneOf } from '../inputs.ts';
import { jenisKelamin, limits, peran } from '../limits.ts';
import { schema } from '../resource.ts';
import { differs, empty, type FileFacts, notPhone, type Raw, type Rule, tooShort } from '../rules.ts';
import { newPassword, noHp, password } from './auth.ts';

/** The caller's own account (`GET /user`). */
export const user = schema(() => {
  const { id, nama_lengkap, username, no_hp, nama_kecamatan } = column;
  const kecamatans = z.object({ id, nama_kecamatan }).meta(means('Kecamatan tugas'));
  return z.object({
    id,
    nama_lengkap,
    username,
    email: z.string().meta(means('Alamat email', 'marta@contoh.id')),
    no_hp,
    jenis_kelamin: z.enum(jenisKelamin).nullable().meta(means('Jenis kelamin', 'perempuan')),
    foto_url: orNull(column.foto_url),
    roles: z.array(z.enum(peran)).meta(means('Perannya', ['petani'])),
    pengguna_kecamatan: z.array(z.object({ id, kecamatans })).meta(means('Kecamatan tempat seorang petugas bekerja')),
  });
});
export type User = z.infer<typeof user>;

/** A device on which somebody is logged in (`GET /user/sesi`). */
export const sesi = schema(() =>
  z.object({
    id: z.string().meta(means('Penanda perangkat', '9b2f0c4e5d6a4f1b8c7d3e2a1f0b9c8d')),
    perangkat: z.string().meta(means('Peramban dan sistemnya', 'Chrome di Android')),
    jaringan: z.string().nullable().meta(means('Jaringan tempat login; null bila tidak diketahui', '36.80.1.*')),
    created_at: column.created_at,
    terakhir: z.iso.datetime().meta(means('Kapan terakhir dipakai, setepat satu jam', '2026-11-16T01:30:00.000Z')),
    ini: z.boolean().meta(means('Apakah perangkat yang bertanya', true)),
  }),
);
export type Sesi = z.infer<typeof sesi>;

export const profilInput = schema(() =>
  z.object({
    nama_lengkap: name('Nama lengkap'),
    no_hp: noHp,
    jenis_kelamin: oneOf('Jenis kelamin', jenisKelamin),
    email: line('Email', 254),
  }),
);

/** Spec section 5, "Profile edit". */
export const profilRules: readonly Rule<Raw<z.infer<typeof profilInput> & { user_id: number }>>[] = [
  empty('Anda harus login terlebih dahulu', 'user_id'),
  empty('Nama lengkap harus diisi', 'nama_lengkap'),
  empty('No HP harus diisi', 'no_hp'),
  empty('Jenis kelamin harus diisi', 'jenis_kelamin'),
  empty('Email harus diisi', 'email'),
  notPhone('No HP harus berupa angka', 'no_hp'),
];

/** Spec section 5, "Avatar". */
export const avatarRules: readonly Rule<FileFacts>[] = [
  ['Ukuran file tidak boleh lebih dari 2MB', ({ size }) => size > limits.fotoBytes, 'size'],
  ['File yang diupload harus berupa gambar', ({ type }) => !/^image\//.test(type), 'type'],
];

export const changePasswordInput = schema(() =>
  z.object({
    current_password: password.meta(means('Password yang sekarang', 'sebelas karung beras')),
    password: newPassword,
  }),
);

type ChangePassword = z.infer<typeof changePasswordInput> & { user_id: number; password_confirmation: string };

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
