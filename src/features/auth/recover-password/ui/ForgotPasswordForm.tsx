import { useNavigate } from 'react-router-dom';
import { forgotPasswordRules } from '#contract/resources/auth.ts';
import { ApiError, useSubmit } from '@/shared/api';
import { RuledForm, SubmitButton, TextField } from '@/shared/form';
import { routes } from '@/shared/routes';
import { toast } from '@/shared/ui/toaster';
import { FORGOT_PASSWORD, type ForgotPasswordInput } from '../api/forgot-password';

export function ForgotPasswordForm() {
  const navigate = useNavigate();
  const submit = useSubmit(FORGOT_PASSWORD, 'Gagal mengirim email', { isAllThatIsSaid: true });

  const save = async (input: ForgotPasswordInput) => {
    const { error } = await submit({ input });
    if (!error) toast.success('Berhasil mengirim email');
    return { error: error && besideEmail(error) };
  };

  return (
    <RuledForm<ForgotPasswordInput>
      rules={forgotPasswordRules}
      initialValues={{ email: '' }}
      save={save}
      onSaved={() => navigate(routes.forgotPasswordSuccess)}
      isLeftFreely
    >
      <TextField name="email" label="Email" type="email" autoComplete="email" />
      <SubmitButton>Reset Password</SubmitButton>
    </RuledForm>
  );
}

/** The alert says only that it failed (spec section 8): why stands beside the field. */
const besideEmail = ({ message, code }: ApiError): ApiError =>
  new ApiError(message, code, { errors: { email: [message] } });
