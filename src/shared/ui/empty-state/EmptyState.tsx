import type { ReactNode } from 'react';
import { ButtonLink } from '../button';
import { Lukisan } from '../lukisan';
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
      <Lukisan scene="kosong" />
      <p role="status">{children}</p>
      {wayOn && <ButtonLink to={wayOn[1]}>{wayOn[0]}</ButtonLink>}
    </div>
  );
}
