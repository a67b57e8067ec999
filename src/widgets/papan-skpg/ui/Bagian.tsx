import { type ReactNode, useState } from 'react';
import css from './bagian.module.css';

export interface BagianProps {
  judul: string;
  children: ReactNode;
}

/** A part of the report below its heading. */
export const Terbuka = ({ judul, children }: BagianProps) => (
  <section aria-label={judul}>
    <h2>{judul}</h2>
    {children}
  </section>
);

/** The office's variant: on a phone each part is folded behind its heading. */
export function Terlipat({ judul, children }: BagianProps) {
  const [isDesk] = useState(() => !window.matchMedia('(width < 768px)').matches);
  return (
    <section aria-label={judul}>
      <details open={isDesk} className={css['bagian']}>
        <summary>
          <h2>{judul}</h2>
        </summary>
        {children}
      </details>
    </section>
  );
}
