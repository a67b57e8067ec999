import { Link, useLocation } from 'react-router-dom';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { routes } from '#contract/routes.ts';
import { destinationOf, LoginForm } from '@/features/auth';
import { useNamaSitus, useSite } from '@/shared/config';
import { AuthFrame } from './AuthFrame';
import css from './auth.module.css';

export function LoginPage() {
  const { wilayah } = useSite();
  const namaSitus = useNamaSitus();
  const { state } = useLocation();
  return (
    <AuthFrame title="Login" heading={namaSitus} text={regional`Pangan dan pertanian Kabupaten ${wilayah}`}>
      <LoginForm username={typeof state?.username === 'string' ? state.username : ''} />
      <p className={css['jalan']}>
        <Link to={routes.forgotPassword} state={destinationOf(state)}>
          Lupa Password?
        </Link>
        <Link to={routes.register} state={destinationOf(state)}>
          Belum Memiliki Akun? Lakukan Pendaftaran
        </Link>
      </p>
    </AuthFrame>
  );
}
