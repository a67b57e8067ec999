import { Navigate, useLocation } from 'react-router-dom';
import { ResetPasswordForm } from '@/features/auth/recover-password';
import { routes } from '@/shared/routes';
import { AuthFrame } from './AuthFrame';

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
