import type { ReactNode } from 'react';
import { registerRules } from '#contract/rules/auth.ts';
import { useSubmit } from '@/shared/api';
import { PasswordField, RuledForm, SubmitButton, TextField } from '@/shared/form';
import { toast } from '@/shared/ui/toaster';
import { REGISTER, type RegisterInput } from '../api/register';

interface RegisterFormProps {
  /** The solved robot check. */
  recaptcha: string;
  robotCheck: ReactNode;
  /** The solved check has served, whatever came of it. */
  onAttempt: () => void;
  /** After the form was cleared. */
  onRegistered: () => void;
}

const blank = { nama_lengkap: '', email: '', no_hp: '', username: '', password: '' };

export function RegisterForm({ recaptcha, robotCheck, onAttempt, onRegistered }: RegisterFormProps) {
  const submit = useSubmit(REGISTER, 'Gagal mendaftar');

  const save = async (input: RegisterInput) => {
    const { error } = await submit({ input });
    onAttempt();
    if (!error) toast.success('Berhasil mendaftar');
    return { error };
  };

  return (
    <RuledForm<RegisterInput>
      rules={registerRules}
      initialValues={blank}
      fixed={{ recaptcha }}
      save={save}
      onSaved={onRegistered}
    >
      <TextField name="nama_lengkap" label="Nama Lengkap" autoComplete="name" autoCapitalize="words" />
      <TextField name="email" label="Email" type="email" autoComplete="email" />
      <TextField name="no_hp" label="Nomor Telepon" type="tel" autoComplete="tel" />
      <TextField
        name="username"
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        help="3 sampai 30 huruf, angka, titik, tanda hubung, atau garis bawah"
      />
      <PasswordField name="password" label="Password" autoComplete="new-password" help="Minimal 8 karakter" />
      {robotCheck}
      <SubmitButton>Daftar</SubmitButton>
    </RuledForm>
  );
}
