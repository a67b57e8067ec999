import type { ReactNode } from 'react';
import { Logo } from '../logo';
import css from './empty-state.module.css';

interface EmptyStateProps {
  /** One sentence, in the spec's words. */
  children: ReactNode;
  /** One way on. */
  action?: ReactNode;
}

/** Nothing to show, and why. */
export function EmptyState({ children, action }: EmptyStateProps) {
  return (
    <div className={css['kosong']}>
      <Logo className={css['gambar']} />
      <p role="status">{children}</p>
      {action}
    </div>
  );
}
