import { Navigate, useLocation } from 'react-router-dom';
import { routes } from '#contract/routes.ts';
import { ForgotPasswordForm, ResetPasswordForm } from '@/features/auth';
import { ButtonLink } from '@/shared/ui/Button';
import { AuthFrame } from './AuthFrame';
import css from './auth.module.css';

export function ForgotPasswordPage() {
  return (
    <AuthFrame
      title="Lupa Password"
      heading="Atur ulang password"
      text="Tulis email akun Anda. Kami mengirim tautan untuk memilih password baru."
    >
      <ForgotPasswordForm />
    </AuthFrame>
  );
}

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

/** Opened from the letter that answers 'Lupa Password?'. */
export function ChangePasswordPage() {
  const { search } = useLocation();
  if (search.length <= 1) return <Navigate to={routes.login} replace />;
  const letter = new URLSearchParams(search);
  const email = letter.get('email') ?? '';
  return (
    <AuthFrame
      title="Ubah Password"
      heading="Pilih password baru"
      text={email ? `Untuk akun ${email}` : 'Buka tautan dari surat yang kami kirim.'}
    >
      <ResetPasswordForm email={email} token={letter.get('token') ?? ''} />
    </AuthFrame>
  );
}
