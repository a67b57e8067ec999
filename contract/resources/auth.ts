import { z } from 'zod';
import { accountShapes, accountShapeWords } from '../account-shapes.ts';
import { means } from '../columns.ts';
import { nomorTelepon, noPhone } from '../formulas/telepon/telepon.ts';
import { line, name, rawText } from '../inputs.ts';
import { limits } from '../limits.ts';
import { schema } from '../resource.ts';
import { differs, empty, notPhone, type Raw, type Rule, tooShort } from '../rules.ts';

/** A bound against huge bodies; hashing time does not depend on the length. */
const PASSWORD_MAX = 1000;

const username = schema(() =>
  line('Username', 254).pipe(z.string().regex(accountShapes.username, accountShapeWords.username)),
);

/** One address only: a mail server must not read a list out of it. */
const email = schema(() =>
  line('Email', 254)
    .pipe(z.email({ pattern: accountShapes.email, error: accountShapeWords.email }))
    .meta(means('Alamat email', 'marta@contoh.id')),
);

export const noHp = schema(() =>
  line('No Hp', 50)
    .transform(nomorTelepon)
    .refine((stored) => noPhone(stored) === undefined, { error: ({ input }) => noPhone(String(input)) }),
);

/** Taken as typed, blanks included. Only a newly chosen password must be strong enough. */
export const password = schema(() => rawText('Password', PASSWORD_MAX));

const CHOSEN = 'lumbung padi di tepi Mahakam';

export const newPassword = schema(() => {
  const message = `Password minimal ${limits.passwordMin} karakter`;
  return password
    .min(limits.passwordMin, { message, abort: true })
    .refine((value) => [...value].length >= limits.passwordMin, message)
    .meta(means('Password, sekurang-kurangnya 8 huruf dan tidak mudah ditebak', CHOSEN));
});

export const loginInput = schema(() =>
  z.object({
    username: line('Username', 254).meta(means('Username atau email', 'marta.lunsiq')),
    password: password.meta(means('Password', 'sebelas karung beras')),
  }),
);

export const registerInput = schema(() =>
  z.object({ nama_lengkap: name('Nama lengkap'), username, email, no_hp: noHp, password: newPassword }),
);

export const forgotPasswordInput = schema(() => z.object({ email }));

export const resetPasswordInput = schema(() =>
  z.object({
    email,
    token: line('Token', 200).meta(
      means('Token dari tautan dalam surat', '5n0KmEw0cVtvN0xk2c5yqjR8o2lq1mWQm7cF0rX8b3g'),
    ),
    password: newPassword,
  }),
);

/** Form fields that only the rules look at. */
export const unparsed = schema(() => ({
  password_confirmation: z.string().meta(means('Password sekali lagi', CHOSEN)),
  recaptcha: z.string().meta(means('Pemeriksaan robot yang sudah diselesaikan, bila berlaku. Sekali pakai', '')),
}));

type Robot = { recaptcha: string };

const LOGIN_KOSONG = 'Silahkan isi username dan password!';

/** Spec section 5, "Login". */
export const loginRules: readonly Rule<Raw<z.infer<typeof loginInput> & Robot>>[] = [
  empty(LOGIN_KOSONG, 'username'),
  empty(LOGIN_KOSONG, 'password'),
  empty('Silahkan isi recaptcha!', 'recaptcha'),
];

/** Spec section 5, "Register, in order". */
export const registerRules: readonly Rule<Raw<z.infer<typeof registerInput> & Robot>>[] = [
  empty('Nama lengkap harus diisi', 'nama_lengkap'),
  empty('Username harus diisi', 'username'),
  empty('Email harus diisi', 'email'),
  empty('No Hp harus diisi', 'no_hp'),
  empty('Password harus diisi', 'password'),
  tooShort('Password minimal 8 karakter', 'password', limits.passwordMin),
  notPhone('No Hp harus angka', 'no_hp'),
  empty('Recaptcha harus diisi', 'recaptcha'),
];

/** Spec section 5 asks nothing of the forgotten-password form; an empty address is refused all the same. */
export const forgotPasswordRules: readonly Rule<Raw<z.infer<typeof forgotPasswordInput>>>[] = [
  empty('Email harus diisi', 'email'),
];

type ResetPassword = z.infer<typeof resetPasswordInput> & { password_confirmation: string };

/** Spec section 5, "Reset password, in order". */
export const resetPasswordRules: readonly Rule<Raw<ResetPassword>>[] = [
  empty('Email harus diisi', 'email'),
  empty('Token harus diisi', 'token'),
  empty('Password harus diisi', 'password'),
  empty('Konfirmasi password harus diisi', 'password_confirmation'),
  differs('Password tidak sama', 'password_confirmation', 'password'),
];
