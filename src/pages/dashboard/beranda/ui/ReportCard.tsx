import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Periode } from '@/entities/periode';
import css from './report-card.module.css';

interface ReportCardProps {
  Icon: LucideIcon;
  title: string;
  to: string;
  /** The newest one; null when there is none, undefined until it is known. */
  periode: Periode | null | undefined;
  /** What is filled in it, place by place. */
  children: (periode: Periode) => ReactNode;
}

/** One of an officer's rooms: the way in, and how far the newest period is filled. */
export function ReportCard({ Icon, title, to, periode, children }: ReportCardProps) {
  return (
    <section className={css['kartu']} aria-label={title}>
      <Link className={css['pintu']} to={to}>
        <span className={css['ikon']}>
          <Icon aria-hidden size={24} />
        </span>
        <span className={css['nama']}>
          {title}
          <small>{periode === null ? 'Belum ada periode' : (periode?.nama_periode ?? '…')}</small>
        </span>
      </Link>
      {periode && <ul className={css['daftar']}>{children(periode)}</ul>}
    </section>
  );
}
