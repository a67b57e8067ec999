import type { ReactNode } from 'react';
import css from './curve-card.module.css';

/** Figures and curves of one thing, in a frame of their own. */
export const CurveCard = ({ judul, children }: { judul?: string; children: ReactNode }) => (
  <div className={css['kartu']}>
    {judul && <h3>{judul}</h3>}
    {children}
  </div>
);

/** Several of them, beside each other where there is room. */
export const CurveCards = ({ children }: { children: ReactNode }) => <div className={css['deret']}>{children}</div>;
