import type { ReactNode } from 'react';
import { Button } from '@/shared/ui/Button';
import { undatedSaid } from '@/shared/ui/curve';
import css from './place-trend.module.css';

interface TrendSectionProps {
  /** What addresses lead to it by. */
  id: string;
  judul: string;
  /** What it is made of is on its way, or why it did not come. */
  asked: { isLoading: boolean; error: Error | undefined; retry: () => void };
  /** A choice that is there whatever becomes of what it asks for. */
  pick?: ReactNode;
  /** The number of periods without dates, which the curve leaves out. */
  tanpaTanggal?: number | undefined;
  children: ReactNode;
}

/** A part of a place's page below what it reports now. */
export function TrendSection({ id, judul, asked, pick, tanpaTanggal = 0, children }: TrendSectionProps) {
  return (
    <section id={id} aria-labelledby={`judul-${id}`} className={css['bagian']}>
      <h2 id={`judul-${id}`}>{judul}</h2>
      {pick}
      {asked.isLoading && (
        <p aria-busy className={css['bayangan']}>
          Memuat…
        </p>
      )}
      {asked.error && (
        <p>
          Riwayat belum dapat dimuat.{' '}
          <Button look="tenang" onClick={asked.retry}>
            Muat riwayat
          </Button>
        </p>
      )}
      {!asked.isLoading && !asked.error && children}
      {tanpaTanggal > 0 && <TrendLines lines={[undatedSaid(tanpaTanggal)]} />}
    </section>
  );
}

/** Leads down the page to its trend, below a list that may be long. */
export const TrendLinks = ({ to }: { to: readonly (readonly [id: string, label: string])[] }) => (
  <p className={css['tautan']}>
    {to.map(([id, label]) => (
      <a key={id} href={`#${id}`}>
        {label}
      </a>
    ))}
  </p>
);

/** What figures say, in sentences; the first weighs most. */
export const TrendLines = ({ lines }: { lines: readonly string[] }) => (
  <div className={css['kalimat']}>
    {lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </div>
);
