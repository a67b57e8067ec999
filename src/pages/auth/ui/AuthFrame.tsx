import type { ReactNode } from 'react';
import { Logo } from '@/shared/ui/Logo';
import { Screen } from '@/widgets/app-shell';
import css from './auth.module.css';

interface AuthFrameProps {
  /** Stands in the header and in the tab. */
  title: string;
  heading: string;
  /** What this screen is for, in a sentence. */
  text: ReactNode;
  /** The form is longer than a phone: its button stays in reach. */
  isLong?: boolean;
  children: ReactNode;
}

/** The mark and what the screen is for; below it on a phone, beside it on a desk, the form. */
export function AuthFrame({ title, heading, text, isLong = false, children }: AuthFrameProps) {
  return (
    <Screen title={title} description="Akun aplikasi pangan dan pertanian.">
      <meta name="robots" content="noindex" />
      <div className={css['lembar']}>
        <div className={css['muka']}>
          <Logo className={css['logo']} />
          <h2 className={css['judul']}>{heading}</h2>
          <p className={css['kalimat']}>{text}</p>
        </div>
        <div className={`${css['isi']} ${isLong ? '' : css['pendek']}`}>{children}</div>
      </div>
    </Screen>
  );
}
