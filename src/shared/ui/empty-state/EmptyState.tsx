import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Logo } from '../logo';
import css from './empty-state.module.css';

interface EmptyStateProps {
  /** One sentence, in the spec's words. */
  children: ReactNode;
  /** One way on. */
  wayOn?: readonly [label: string, to: string];
}

/** Nothing to show, and why. */
export function EmptyState({ children, wayOn }: EmptyStateProps) {
  return (
    <div className={css['kosong']}>
      <Logo className={css['gambar']} />
      <p role="status">{children}</p>
      {wayOn && (
        <Link to={wayOn[1]} className={css['jalan']}>
          {wayOn[0]}
        </Link>
      )}
    </div>
  );
}
