import { useNavigate } from 'react-router-dom';
import { resetPasswordRules } from '#contract/resources/auth.ts';
import { routes } from '#contract/routes.ts';
import { dropSession } from '@/entities/session';
import { PasswordField, RuledForm, SubmitButton } from '@/shared/form';
import { toast } from '@/shared/ui/toaster';
import { useSubmit } from '@/shared/write';
import { RESET_PASSWORD, type ResetPasswordInput } from '../api/account';
import { LinkComplaint } from './LinkComplaint';

interface ResetPasswordFormProps {
  /** The letter's. */
  email: string;
  token: string;
  /** The account has no password yet. */
  isInvitation: boolean;
}

export function ResetPasswordForm({ email, token, isInvitation }: ResetPasswordFormProps) {
  const label = isInvitation ? 'Password' : 'Password Baru';
  const navigate = useNavigate();
  const submit = useSubmit(RESET_PASSWORD, isInvitation ? 'Gagal menyimpan password' : 'Gagal mereset password');

  const save = async (input: ResetPasswordInput) => {
    const outcome = await submit({ input });
    if (!outcome.error) {
      // The server has ended all sessions of the account, and the login is there for visitors only.
      dropSession();
      toast.success(isInvitation ? 'Password tersimpan' : 'Berhasil mereset password');
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
      <LinkComplaint isInvitation={isInvitation} />
      <PasswordField name="password" label={label} autoComplete="new-password" help="Minimal 8 karakter" />
      <PasswordField name="password_confirmation" label={`Konfirmasi ${label}`} autoComplete="new-password" />
      <SubmitButton>{isInvitation ? 'Simpan password' : 'Update Password'}</SubmitButton>
    </RuledForm>
  );
}
