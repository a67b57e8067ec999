import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Periode } from '@/entities/periode';
import type { NewestPeriode } from '@/features/pick-periode';
import { Button } from '@/shared/ui/button';
import css from './report-card.module.css';

interface ReportCardProps {
  Icon: LucideIcon;
  title: string;
  to: string;
  newest: NewestPeriode;
  /** What is filled in it, place by place. */
  children: (periode: Periode) => ReactNode;
}

/** One of an officer's rooms: the way in, and how far the newest period is filled. */
export function ReportCard({ Icon, title, to, newest: { periode, error, retry }, children }: ReportCardProps) {
  return (
    <section className={css['kartu']} aria-label={title}>
      <Link className={css['pintu']} to={to}>
        <span className={css['ikon']}>
          <Icon aria-hidden size={24} />
        </span>
        <span className={css['nama']}>
          {title}
          <small>{periodeWord(periode, error)}</small>
        </span>
      </Link>
      {error && (
        <Button look="tenang" onClick={retry}>
          Coba lagi
        </Button>
      )}
      {periode && <ul className={css['daftar']}>{children(periode)}</ul>}
    </section>
  );
}

function periodeWord(periode: NewestPeriode['periode'], error: Error | undefined): string {
  if (periode) return periode.nama_periode;
  if (periode === null) return 'Belum ada periode';
  return error ? 'Periode belum diketahui' : '…';
}
