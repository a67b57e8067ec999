import { limits } from '../limits.ts';
import { differs, empty, notNumeric, type Raw, type Rule, tooShort } from './rule.ts';

interface Login {
  username: string;
  password: string;
  recaptcha: string;
}

const LOGIN_KOSONG = 'Silahkan isi username dan password!';

/** Spec section 5, "Login". */
export const loginRules: readonly Rule<Raw<Login>>[] = [
  empty(LOGIN_KOSONG, 'username'),
  empty(LOGIN_KOSONG, 'password'),
  empty('Silahkan isi recaptcha!', 'recaptcha'),
];

interface Register {
  nama_lengkap: string;
  username: string;
  email: string;
  no_hp: string;
  password: string;
  recaptcha: string;
}

/** Spec section 5, "Register, in order". */
export const registerRules: readonly Rule<Raw<Register>>[] = [
  empty('Nama lengkap harus diisi', 'nama_lengkap'),
  empty('Username harus diisi', 'username'),
  empty('Email harus diisi', 'email'),
  empty('No Hp harus diisi', 'no_hp'),
  empty('Password harus diisi', 'password'),
  tooShort('Password minimal 8 karakter', 'password', limits.passwordMin),
  notNumeric('No Hp harus angka', 'no_hp'),
  empty('Recaptcha harus diisi', 'recaptcha'),
];

/** Spec section 5 asks nothing of the forgotten-password form; an empty address is refused all the same. */
export const forgotPasswordRules: readonly Rule<Raw<{ email: string }>>[] = [empty('Email harus diisi', 'email')];

interface ResetPassword {
  email: string;
  token: string;
  password: string;
  password_confirmation: string;
}

/** Spec section 5, "Reset password, in order". */
export const resetPasswordRules: readonly Rule<Raw<ResetPassword>>[] = [
  empty('Email harus diisi', 'email'),
  empty('Token harus diisi', 'token'),
  empty('Password harus diisi', 'password'),
  empty('Konfirmasi password harus diisi', 'password_confirmation'),
  differs('Password tidak sama', 'password_confirmation', 'password'),
];
