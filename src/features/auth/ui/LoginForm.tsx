import type { ReactNode } from 'react';
import { loginRules } from '#contract/resources/auth.ts';
import { PasswordField, RuledForm, SubmitButton, stillBroken, TextField } from '@/shared/form';
import type { LoginInput } from '../api/session';
import { useLogin } from '../model/use-login';

interface LoginFormProps {
  /** Of the account that was made a moment ago. */
  username: string;
  /** The solved robot check, or that it is being solved. */
  recaptcha: string;
  /** Waits for it to be solved. */
  proof: () => Promise<string>;
  robotCheck: ReactNode;
  /** The server has refused an attempt: the solved check has served. */
  onRefused: () => void;
}

export function LoginForm({ username, recaptcha, proof, robotCheck, onRefused }: LoginFormProps) {
  const { login, goOn } = useLogin();

  const save = async (typed: LoginInput) => {
    const input = { ...typed, recaptcha: await proof() };
    const unproved = stillBroken(loginRules, input);
    if (unproved) return unproved;
    const outcome = await login(input);
    // What was never answered has most likely never arrived: the check is still good.
    if (outcome.error && outcome.error.code !== 0) onRefused();
    return outcome;
  };

  return (
    <RuledForm<LoginInput>
      rules={loginRules}
      initialValues={{ username, password: '' }}
      fixed={{ recaptcha }}
      save={save}
      onSaved={goOn}
      isLeftFreely
    >
      <TextField name="username" label="Username" autoComplete="username" autoCapitalize="none" spellCheck={false} />
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      {robotCheck}
      <SubmitButton>Masuk</SubmitButton>
    </RuledForm>
  );
}
