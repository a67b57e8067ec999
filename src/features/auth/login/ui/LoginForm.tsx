import type { ReactNode } from 'react';
import { loginRules } from '#contract/rules/auth.ts';
import { PasswordField, RuledForm, SubmitButton, TextField } from '@/shared/form';
import type { LoginInput } from '../api/login';
import { useLogin } from '../model/use-login';

interface LoginFormProps {
  /** The solved robot check. */
  recaptcha: string;
  robotCheck: ReactNode;
  /** An attempt failed: the solved check has served. */
  onFailed: () => void;
}

export function LoginForm({ recaptcha, robotCheck, onFailed }: LoginFormProps) {
  const { login, goOn } = useLogin();

  const save = async (values: LoginInput) => {
    const outcome = await login(values);
    if (outcome.error) onFailed();
    return outcome;
  };

  return (
    <RuledForm<LoginInput>
      rules={loginRules}
      initialValues={{ username: '', password: '' }}
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
