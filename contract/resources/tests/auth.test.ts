import { expect, test } from 'vitest';
import { describeRules } from '../../../tests/support/forms/describe-rules.ts';
import { firstBroken } from '../../rules.ts';
import { forgotPasswordRules, loginRules, registerRules, resetPasswordRules } from '../auth.ts';

describeRules('Login', {
  rules: loginRules,
  says: ['Silahkan isi username dan password!', 'Silahkan isi username dan password!', 'Silahkan isi recaptcha!'],
  whole: { username: 'petani', password: 'x', recaptcha: 'ok' },
});

describeRules('Register, in order', {
  rules: registerRules,
  says: [
    'Nama lengkap harus diisi',
    'Username harus diisi',
    'Email harus diisi',
    'No Hp harus diisi',
    'Password harus diisi',
    'Password minimal 8 karakter',
    'No Hp harus angka',
    'Recaptcha harus diisi',
  ],
  whole: {
    nama_lengkap: 'Sri',
    username: 'sri',
    email: 'sri@contoh.id',
    no_hp: '081200000000',
    password: '12345678',
    recaptcha: 'ok',
  },
});

describeRules('Forgot password', {
  rules: forgotPasswordRules,
  says: ['Email harus diisi'],
  whole: { email: 'sri@contoh.id' },
});

describeRules('Reset password, in order', {
  rules: resetPasswordRules,
  says: [
    'Email harus diisi',
    'Token harus diisi',
    'Password harus diisi',
    'Konfirmasi password harus diisi',
    'Password tidak sama',
  ],
  whole: { email: 'a@b.id', token: 't', password: '12345678', password_confirmation: '12345678' },
});

test.each([
  ['1234567', 'Password minimal 8 karakter'],
  ['🌾🌾🌾🌾', 'Password minimal 8 karakter'],
  ['12345678', undefined],
  [12_345_678, 'Password minimal 8 karakter'],
])('the password %j of who registers: %s', (password, says) => {
  const form = { nama_lengkap: 'Sri', username: 'sri', email: 'sri@contoh.id', no_hp: '0812', recaptcha: 'ok' };
  expect(firstBroken(registerRules, { ...form, password })).toBe(says);
});
