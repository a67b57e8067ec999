import { Link } from 'react-router-dom';
import { routes } from '@/shared/routes';
import { AuthFrame } from './AuthFrame';
import css from './auth.module.css';

export function ForgotPasswordSuccessPage() {
  return (
    <AuthFrame
      title="Lupa Password"
      heading="Reset Password Berhasil"
      text="Silahkan cek email anda untuk mengatur ulang password"
    >
      <Link className={css['tombol']} to={routes.changePassword}>
        Change Password
      </Link>
    </AuthFrame>
  );
}
