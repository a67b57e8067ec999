import {
  changePasswordInput,
  changePasswordRules,
  profilInput,
  profilRules,
  sesi,
  user,
} from '#contract/resources/akun.ts';
import {
  forgotPasswordInput,
  forgotPasswordRules,
  loginInput,
  loginRules,
  registerInput,
  registerRules,
  resetPasswordInput,
  resetPasswordRules,
  unparsed,
} from '#contract/resources/auth.ts';
import { changesSchema, formSchema } from '../input-schema.ts';
import { rowSchema } from '../json-schema.ts';

const again = { password_confirmation: rowSchema(unparsed.password_confirmation) };
/** Never marked required: that depends on the settings and on failed attempts. */
const robot = { recaptcha: rowSchema(unparsed.recaptcha) };
const unchecked = <Name>([, , field]: readonly [unknown, unknown, Name?]) => field !== 'recaptcha';

/** The account, and what its forms hold. */
export const accountSchemas = {
  User: rowSchema(user),
  Sesi: rowSchema(sesi),
  IsianLogin: formSchema({ input: loginInput, rules: loginRules.filter(unchecked), more: robot }),
  IsianDaftar: formSchema({ input: registerInput, rules: registerRules.filter(unchecked), more: robot }),
  IsianLupaPassword: formSchema({ input: forgotPasswordInput, rules: forgotPasswordRules }),
  IsianAturUlangPassword: formSchema({ input: resetPasswordInput, rules: resetPasswordRules, more: again }),
  UbahanProfil: changesSchema(formSchema({ input: profilInput, rules: profilRules, row: user })),
  IsianUbahPassword: formSchema({ input: changePasswordInput, rules: changePasswordRules, more: again }),
};

export type AccountForm = Exclude<keyof typeof accountSchemas, 'User' | 'Sesi'>;
