import type { ReactNode } from 'react';
import { Way, type WayOn } from './Button';
import { Lukisan } from './Lukisan';
import css from './states.module.css';

interface EmptyStateProps {
  /** One sentence, in the spec's words. */
  children: ReactNode;
  /** One way on: elsewhere, or back from the choice that nothing fits. */
  wayOn?: WayOn | undefined;
  /** Another, where there are two. */
  orElse?: WayOn | undefined;
}

export function EmptyState({ children, wayOn, orElse }: EmptyStateProps) {
  return (
    <div className={css['kosong']}>
      <Lukisan scene="kosong" />
      <p role="status">{children}</p>
      {wayOn && <Way on={wayOn} />}
      {orElse && <Way on={orElse} look="tenang" />}
    </div>
  );
}
