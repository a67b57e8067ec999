import type { ReactNode } from 'react';
import { mediaUrl } from '@/shared/api';
import css from './acuan.module.css';

interface NamedProps {
  nama: string;
  logo: string | null;
}

/** A row as it is recognised: its picture and its name. */
export const Named = ({ nama, logo }: NamedProps) => (
  <span className={css['bernama']}>
    {logo !== null && <img className={css['logo']} src={mediaUrl(logo, 160)} alt="" loading="lazy" />}
    {nama}
  </span>
);

/** A figure or a few words that no line breaks. */
export const Whole = ({ children }: { children: ReactNode }) => <span className={css['utuh']}>{children}</span>;
