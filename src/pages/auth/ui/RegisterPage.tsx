import { useState } from 'react';
import { Link } from 'react-router-dom';
import { RegisterForm } from '@/features/auth/register';
import { RobotCheckField, useRobotCheck } from '@/features/auth/robot-check';
import { useSite } from '@/shared/config';
import { routes } from '@/shared/routes';
import { AuthFrame } from './AuthFrame';
import css from './auth.module.css';
import { Registered } from './Registered';

export function RegisterPage() {
  const { wilayah } = useSite();
  const check = useRobotCheck();
  const [registered, setRegistered] = useState<string>();
  return (
    <AuthFrame
      title="Pendaftaran"
      heading="Daftar sebagai petani"
      text={`Tawarkan hasil tani Anda kepada warga ${wilayah}.`}
      isLong
    >
      {registered && <Registered key={registered} username={registered} />}
      <RegisterForm
        recaptcha={check.token}
        proof={check.proof}
        robotCheck={<RobotCheckField check={check} />}
        onAnswered={check.renew}
        onRegistered={setRegistered}
      />
      <p className={css['jalan']}>
        <Link to={routes.login}>Masuk Menggunakan Akun</Link>
      </p>
    </AuthFrame>
  );
}
