import { ForgotPasswordForm } from '@/features/auth/recover-password';
import { AuthFrame } from './AuthFrame';

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
