import { Link, useLocation } from 'react-router-dom';
import { routes } from '#contract/routes.ts';
import { LoginForm } from '@/features/auth';
import { useSite } from '@/shared/config';
import { AuthFrame } from './AuthFrame';
import css from './auth.module.css';

export function LoginPage() {
  const { wilayah } = useSite();
  const { state } = useLocation();
  return (
    <AuthFrame title="Login" heading="Lumbung" text={`Pangan dan pertanian Kabupaten ${wilayah}`}>
      <LoginForm username={typeof state?.username === 'string' ? state.username : ''} />
      <p className={css['jalan']}>
        <Link to={routes.forgotPassword}>Lupa Password?</Link>
        <Link to={routes.register}>Belum Memiliki Akun? Lakukan Pendaftaran</Link>
      </p>
    </AuthFrame>
  );
}
