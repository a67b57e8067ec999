import { loginRules } from '#contract/resources/auth.ts';
import { RobotCheckField, useRobotCheck } from '@/entities/robot-check';
import { PasswordField, RuledForm, SubmitButton, stillBroken, TextField } from '@/shared/form';
import type { LoginInput } from '../api/session';
import { useLogin } from '../model/use-login';

/** @param username of the account that was made a moment ago */
export function LoginForm({ username }: { username: string }) {
  const check = useRobotCheck();
  const { login, goOn } = useLogin();

  const save = async (typed: LoginInput) => {
    const input = { ...typed, recaptcha: await check.proof() };
    const unproved = stillBroken(loginRules, input);
    if (unproved) return unproved;
    const outcome = await login(input);
    // What was never answered has most likely never arrived: the check is still good.
    if (outcome.error && outcome.error.code !== 0) check.renew();
    return outcome;
  };

  return (
    <RuledForm<LoginInput>
      rules={loginRules}
      initialValues={{ username, password: '' }}
      fixed={{ recaptcha: check.token }}
      save={save}
      onSaved={goOn}
      isLeftFreely
    >
      <TextField name="username" label="Username" autoComplete="username" autoCapitalize="none" spellCheck={false} />
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      <RobotCheckField check={check} />
      <SubmitButton>Masuk</SubmitButton>
    </RuledForm>
  );
}
