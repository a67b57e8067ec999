import { useLayoutEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { routes } from '#contract/routes.ts';
import { destinationOf, RegisterForm } from '@/features/auth';
import { useSite } from '@/shared/config';
import { ButtonLink } from '@/shared/ui/Button';
import { Notice } from '@/shared/ui/Notice';
import { AuthFrame } from './AuthFrame';
import css from './auth.module.css';

export function RegisterPage() {
  const { wilayah } = useSite();
  const { state } = useLocation();
  const [registered, setRegistered] = useState<string>();
  return (
    <AuthFrame
      title="Pendaftaran"
      heading="Daftar sebagai petani"
      text={`Tawarkan hasil tani Anda kepada warga ${wilayah}.`}
      isLong
    >
      {registered && <Registered key={registered} username={registered} />}
      <RegisterForm onRegistered={setRegistered} />
      <p className={css['jalan']}>
        <Link to={routes.login} state={destinationOf(state)}>
          Masuk Menggunakan Akun
        </Link>
      </p>
    </AuthFrame>
  );
}

/** The account is there: the way on is where whoever has registered looks next. */
function Registered({ username }: { username: string }) {
  const { state } = useLocation();
  const wayOn = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => wayOn.current?.focus(), []);
  return (
    <Notice
      status="success"
      action={
        <ButtonLink ref={wayOn} to={routes.login} state={{ ...destinationOf(state), username }}>
          Masuk sekarang
        </ButtonLink>
      }
    >
      Akun {username} sudah dibuat. Masuk dengan password yang baru Anda pilih.
    </Notice>
  );
}
