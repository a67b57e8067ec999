import { Navigate, useLocation } from 'react-router-dom';
import { routes } from '#contract/routes.ts';
import { destinationOf, ForgotPasswordForm, ResetPasswordForm } from '@/features/auth';
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
  const { state } = useLocation();
  return (
    <AuthFrame
      title="Lupa Password"
      heading="Reset Password Berhasil"
      text="Silahkan cek email anda untuk mengatur ulang password"
    >
      <p className={css['berikut']}>
        <ButtonLink to={routes.changePassword} state={destinationOf(state)}>
          Change Password
        </ButtonLink>
      </p>
    </AuthFrame>
  );
}

/** Opened from the letter that answers 'Lupa Password?', or from an invitation. */
export function ChangePasswordPage() {
  const { search, state } = useLocation();
  if (search.length <= 1) return <Navigate to={routes.login} replace state={destinationOf(state)} />;
  const letter = new URLSearchParams(search);
  const email = letter.get('email') ?? '';
  const isInvitation = letter.has('undangan');
  return (
    <AuthFrame
      title={isInvitation ? 'Undangan' : 'Ubah Password'}
      heading={isInvitation ? 'Pilih password Anda' : 'Pilih password baru'}
      text={email ? `Untuk akun ${email}` : 'Buka tautan dari surat yang kami kirim.'}
    >
      <ResetPasswordForm email={email} token={letter.get('token') ?? ''} isInvitation={isInvitation} />
    </AuthFrame>
  );
}
