import { useNavigate } from 'react-router-dom';
import { resetPasswordRules } from '#contract/resources/auth.ts';
import { routes } from '#contract/routes.ts';
import { dropSession } from '@/entities/session';
import { PasswordField, RuledForm, SubmitButton } from '@/shared/form';
import { toast } from '@/shared/ui/toaster';
import { useSubmit } from '@/shared/write';
import { RESET_PASSWORD, type ResetPasswordInput } from '../api/account';
import { LinkComplaint } from './LinkComplaint';

/** `email` and `token` are the letter's. */
export function ResetPasswordForm({ email, token }: { email: string; token: string }) {
  const navigate = useNavigate();
  const submit = useSubmit(RESET_PASSWORD, 'Gagal mereset password');

  const save = async (input: ResetPasswordInput) => {
    const outcome = await submit({ input });
    if (!outcome.error) {
      // The server has ended all sessions of the account, and the login is there for visitors only.
      dropSession();
      toast.success('Berhasil mereset password');
    }
    return outcome;
  };

  return (
    <RuledForm<ResetPasswordInput>
      rules={resetPasswordRules}
      initialValues={{ password: '', password_confirmation: '' }}
      fixed={{ email, token }}
      save={save}
      onSaved={() => navigate(routes.login, { replace: true })}
      isLeftFreely
    >
      <LinkComplaint />
      <PasswordField name="password" label="Password Baru" autoComplete="new-password" help="Minimal 8 karakter" />
      <PasswordField name="password_confirmation" label="Konfirmasi Password Baru" autoComplete="new-password" />
      <SubmitButton>Update Password</SubmitButton>
    </RuledForm>
  );
}
