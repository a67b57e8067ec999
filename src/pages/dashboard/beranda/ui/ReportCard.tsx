import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import type { Periode } from '@/entities/periode';
import type { PeriodePetugas } from '@/features/pick-periode';
import { Button } from '@/shared/ui/Button';
import css from './report-card.module.css';

export interface ReportCardProps {
  Icon: LucideIcon;
  title: string;
  to: string;
  newest: PeriodePetugas;
  /** The names of the places, whose lines stand there before they can be filled. */
  tempat: readonly string[];
  /** What is filled in it, place by place. */
  children: (periode: Periode) => ReactNode;
}

/** One of an officer's rooms: the way in, and how far the newest period is filled. */
export function ReportCard({ Icon, title, to, newest: { periode, error, retry }, tempat, children }: ReportCardProps) {
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
        <p className={css['galat']} role="alert">
          Error: {error.message}
          <Button look="tenang" onClick={retry}>
            Coba lagi
          </Button>
        </p>
      )}
      {periode === undefined && !error && tempat.length > 0 && (
        <ul className={css['daftar']}>
          {tempat.map((nama) => (
            <WaitingLine key={nama} tempat={nama} />
          ))}
        </ul>
      )}
      {periode && tempat.length > 0 && <ul className={css['daftar']}>{children(periode)}</ul>}
      {tempat.length === 0 && (
        <p className={`${css['daftar']} ${css['tanpa']}`}>
          {regional('Belum ada kecamatan tugas. Minta dinas menambahkan kecamatan Anda.')}
        </p>
      )}
    </section>
  );
}

function periodeWord(periode: PeriodePetugas['periode'], error: Error | undefined): string {
  if (periode) return periode.nama_periode;
  if (periode === null) return 'Belum ada periode';
  return error ? 'Periode belum diketahui' : '…';
}

/** A place's line as long as the period is on its way that it will lead to: nothing below it moves when it comes. */
const WaitingLine = ({ tempat }: { tempat: string }) => (
  <li className={css['satu']}>
    <div className={css['baris']}>
      <span className={css['tempat']}>{tempat}</span>
      <span className={css['hitung']} aria-busy>
        …
      </span>
      <span className={css['palang']} aria-hidden />
    </div>
  </li>
);
