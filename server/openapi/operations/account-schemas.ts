import {
  changePasswordInput,
  forgotPasswordInput,
  loginInput,
  profilInput,
  registerInput,
  resetPasswordInput,
} from '#contract/inputs/akun.ts';
import { forgotPasswordRules, loginRules, registerRules, resetPasswordRules } from '#contract/rules/auth.ts';
import { changePasswordRules, profilRules } from '#contract/rules/profil.ts';
import { changesSchema, formSchema, plainField } from '../input-schema.ts';
import { rowSchema } from '../json-schema.ts';
import type { Schema } from '../openapi.ts';
import { sesi, user } from '../rows/petani-dan-akun.ts';

/** Fields that the rules ask for and no schema parses. */
const also = (name: string): Record<string, Schema> => ({ [name]: plainField(name, { type: 'string' }) });
const again = also('password_confirmation');
/** Whether it is needed depends on the settings, and on how often somebody failed. */
const robot = also('recaptcha');
const unchecked = <Name>([, , field]: readonly [unknown, unknown, Name?]) => field !== 'recaptcha';

/** The account, and what its forms hold. */
export const accountSchemas = {
  User: rowSchema(user, 'User'),
  Sesi: rowSchema(sesi, 'Sesi'),
  IsianLogin: formSchema({ input: loginInput, rules: loginRules.filter(unchecked), more: robot }, 'Login'),
  IsianDaftar: formSchema({ input: registerInput, rules: registerRules.filter(unchecked), more: robot }, 'Daftar'),
  IsianLupaPassword: formSchema({ input: forgotPasswordInput, rules: forgotPasswordRules }, 'LupaPassword'),
  IsianAturUlangPassword: formSchema(
    { input: resetPasswordInput, rules: resetPasswordRules, more: again },
    'AturUlang',
  ),
  UbahanProfil: changesSchema(formSchema({ input: profilInput, rules: profilRules }, 'Profil')),
  IsianUbahPassword: formSchema(
    { input: changePasswordInput, rules: changePasswordRules, more: again },
    'UbahPassword',
  ),
};

export type AccountForm = Exclude<keyof typeof accountSchemas, 'User' | 'Sesi'>;
