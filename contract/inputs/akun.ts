import { z } from 'zod';
import { jenisKelamin, limits } from '../limits.ts';
import { name, oneOf, text } from './fields.ts';

/** Long enough for any sentence; hashing takes no longer for it. */
const PASSWORD_MAX = 1000;

/** Rulings 5: no '@', or a login by email would be ambiguous. */
const username = text('Username', 254)
  .transform((value) => value.trim())
  .pipe(
    z
      .string()
      .regex(
        /^[A-Za-z0-9._-]{3,30}$/,
        'Username harus 3 sampai 30 huruf, angka, titik, tanda hubung, atau garis bawah',
      ),
  );

/** Letters that a mail server reads as one address and nothing else. */
const email = text('Email', 254)
  .transform((value) => value.trim())
  .pipe(z.email('Email tidak benar'));

const noHp = text('No Hp', 50)
  .transform((value) => value.trim())
  .pipe(z.string().regex(/^\+?\d{8,15}$/, 'No Hp harus terdiri dari 8 sampai 15 angka'));

/** As it was typed, blanks included. */
const password = text('Password', PASSWORD_MAX);

/** What is being chosen must be good enough; what is being checked need not. */
const TOO_SHORT = `Password minimal ${limits.passwordMin} karakter`;
const newPassword = password
  .min(limits.passwordMin, { message: TOO_SHORT, abort: true })
  .refine((value) => [...value].length >= limits.passwordMin, TOO_SHORT);

export const loginInput = z.object({ username: text('Username', 254), password });

export const registerInput = z.object({
  nama_lengkap: name('Nama lengkap'),
  username,
  email,
  no_hp: noHp,
  password: newPassword,
});

export const forgotPasswordInput = z.object({ email });

export const resetPasswordInput = z.object({ email, token: text('Token', 200), password: newPassword });

export const profilInput = z.object({
  nama_lengkap: name('Nama lengkap'),
  no_hp: noHp,
  jenis_kelamin: oneOf('Jenis kelamin', jenisKelamin),
  email: text('Email', 254).transform((value) => value.trim()),
});

export const changePasswordInput = z.object({ current_password: password, password: newPassword });
