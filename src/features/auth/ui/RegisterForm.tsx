import { useRef } from 'react';
import { registerRules } from '#contract/resources/auth.ts';
import { RobotCheckField, useRobotCheck } from '@/entities/robot-check';
import { Pair, PasswordField, PhoneField, RuledForm, SubmitButton, stillBroken, TextField } from '@/shared/form';
import { toast } from '@/shared/ui/toaster';
import { useSubmit } from '@/shared/write';
import { REGISTER, type RegisterInput } from '../api/account';

const blank = { nama_lengkap: '', email: '', no_hp: '', username: '', password: '' };

/** @param onRegistered after the form was cleared */
export function RegisterForm({ onRegistered }: { onRegistered: (username: string) => void }) {
  const check = useRobotCheck();
  const username = useRef('');
  const submit = useSubmit(REGISTER, 'Gagal mendaftar');

  const save = async (typed: RegisterInput) => {
    const input = { ...typed, recaptcha: await check.proof() };
    const unproved = stillBroken(registerRules, input);
    if (unproved) return unproved;
    const outcome = await submit({ input });
    // What was never answered has most likely never arrived: the check is still good.
    if (outcome.error?.code !== 0) check.renew();
    if (outcome.error) return outcome;
    username.current = input.username;
    toast.success('Berhasil mendaftar');
    return outcome;
  };

  return (
    <RuledForm<RegisterInput>
      rules={registerRules}
      initialValues={blank}
      fixed={{ recaptcha: check.token }}
      save={save}
      onSaved={() => onRegistered(username.current)}
    >
      <TextField name="nama_lengkap" label="Nama Lengkap" autoComplete="name" autoCapitalize="words" />
      <Pair>
        <TextField name="email" label="Email" type="email" autoComplete="email" />
        <PhoneField name="no_hp" label="Nomor Telepon" autoComplete="tel" />
      </Pair>
      <Pair>
        <TextField
          name="username"
          label="Username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          help="3 sampai 30 huruf, angka, titik, tanda hubung, atau garis bawah"
        />
        <PasswordField name="password" label="Password" autoComplete="new-password" help="Minimal 8 karakter" />
      </Pair>
      <RobotCheckField check={check} />
      <SubmitButton>Daftar</SubmitButton>
    </RuledForm>
  );
}
