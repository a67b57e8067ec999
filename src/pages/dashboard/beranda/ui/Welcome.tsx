import type { ReactNode } from 'react';
import { useUser } from '@/entities/session';
import { useNamaSitus } from '@/shared/config';
import { Avatar } from '@/shared/ui/Avatar';
import { Screen } from '@/widgets/app-shell';
import css from './beranda.module.css';

interface WelcomeProps {
  /** What there is to do. */
  children?: ReactNode;
}

/** The dashboard's first screen: greets whoever is logged in (spec section 2, Route sets). */
export function Welcome({ children }: WelcomeProps) {
  const namaSitus = useNamaSitus();
  const user = useUser();
  return (
    <Screen title="Dashboard" description={`Ruang kerja Anda di ${namaSitus}.`}>
      {user && (
        <div className={css['salam']}>
          <Avatar url={user.foto_url} size={56} />
          <h2>Selamat Datang, {user.nama_lengkap}</h2>
        </div>
      )}
      {children}
    </Screen>
  );
}
