import type { ReactNode } from 'react';
import kartu from './kartu.module.css';
import css from './lipat.module.css';

interface LipatProps {
  title: string;
  /** The state in a few words, below the title. */
  says: ReactNode;
  /** The count beside the title. */
  jumlah?: ReactNode;
  isAlarming?: boolean;
  /** The details, one tap away; where there are none the row does not open. */
  children?: ReactNode;
}

/** A row of the first screen, with its details folded behind it. */
export function Lipat({ title, says, jumlah, isAlarming = false, children }: LipatProps) {
  const row = (
    <>
      <div>
        <h3>{title}</h3>
        <p className={isAlarming ? css['genting'] : css['kata']}>{says}</p>
      </div>
      {jumlah !== undefined && <span className={isAlarming ? css['jumlah-genting'] : css['jumlah']}>{jumlah}</span>}
    </>
  );
  return (
    <article className={css['lipat']} aria-label={title}>
      {children ? (
        <details>
          <summary className={css['baris']}>{row}</summary>
          <div className={css['isi']}>{children}</div>
        </details>
      ) : (
        <div className={css['baris']}>{row}</div>
      )}
    </article>
  );
}

/** Rows of one kind below their heading. */
export const Kelompok = ({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) => (
  <section aria-label={title} className={css['kelompok']}>
    <div className={css['kepala']}>
      <h2>{title}</h2>
      {note}
    </div>
    <div className={kartu['kartu']}>{children}</div>
  </section>
);
