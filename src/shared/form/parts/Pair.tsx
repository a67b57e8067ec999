import type { ReactNode } from 'react';
import css from './form.module.css';

/** Two fields that belong together: beside each other where there is room for them, one below the other on a phone. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className={css['sepasang']}>{children}</div>;
}
