import { useLocation, useNavigate } from 'react-router-dom';
import { forgotPasswordRules } from '#contract/resources/auth.ts';
import { routes } from '#contract/routes.ts';
import { RuledForm, SubmitButton, TextField } from '@/shared/form';
import { toast } from '@/shared/ui/toaster';
import { type Refused, useSubmit } from '@/shared/write';
import { FORGOT_PASSWORD, type ForgotPasswordInput } from '../api/account';
import { destinationOf } from '../model/use-login';

const FAILED = 'Gagal mengirim email';

export function ForgotPasswordForm() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const submit = useSubmit(FORGOT_PASSWORD, FAILED);

  const save = async (input: ForgotPasswordInput) => {
    const { error } = await submit({ input });
    if (!error) toast.success('Berhasil mengirim email');
    else toast.error(FAILED);
    return { error: error && besideEmail(error) };
  };

  return (
    <RuledForm<ForgotPasswordInput>
      rules={forgotPasswordRules}
      initialValues={{ email: '' }}
      save={save}
      onSaved={() => navigate(routes.forgotPasswordSuccess, { state: destinationOf(state) })}
      isLeftFreely
    >
      <TextField name="email" label="Email" type="email" autoComplete="email" />
      <SubmitButton>Reset Password</SubmitButton>
    </RuledForm>
  );
}

/** The message says only that it failed (spec section 8); the reason stands beside the field. */
const besideEmail = ({ message }: Refused): Refused => ({ message, data: { errors: { email: [message] } } });
