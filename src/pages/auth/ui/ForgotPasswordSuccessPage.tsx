import { routes } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/Button';
import { AuthFrame } from './AuthFrame';
import css from './auth.module.css';

export function ForgotPasswordSuccessPage() {
  return (
    <AuthFrame
      title="Lupa Password"
      heading="Reset Password Berhasil"
      text="Silahkan cek email anda untuk mengatur ulang password"
    >
      <p className={css['berikut']}>
        <ButtonLink to={routes.changePassword}>Change Password</ButtonLink>
      </p>
    </AuthFrame>
  );
}
