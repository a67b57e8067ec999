import { useLayoutEffect, useRef } from 'react';
import { routes } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/Button';
import { Notice } from '@/shared/ui/Notice';

/** The account is there: the way on is where whoever has registered looks next. */
export function Registered({ username }: { username: string }) {
  const wayOn = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => wayOn.current?.focus(), []);
  return (
    <Notice
      status="success"
      action={
        <ButtonLink ref={wayOn} to={routes.login} state={{ username }}>
          Masuk sekarang
        </ButtonLink>
      }
    >
      Akun {username} sudah dibuat. Masuk dengan password yang baru Anda pilih.
    </Notice>
  );
}
