import type { ReactNode } from 'react';
import { Button, ButtonLink } from './Button';
import { Lukisan } from './Lukisan';
import css from './states.module.css';

/** A way on from what is empty: an address, or what undoes the choice that nothing fits. */
export type WayOn = readonly [label: string, to: string | (() => void)];

interface EmptyStateProps {
  /** One sentence, in the spec's words. */
  children: ReactNode;
  /** One way on. */
  wayOn?: WayOn | undefined;
}

/** Nothing to show, and why. */
export function EmptyState({ children, wayOn }: EmptyStateProps) {
  return (
    <div className={css['kosong']}>
      <Lukisan scene="kosong" />
      <p role="status">{children}</p>
      {wayOn && <Way label={wayOn[0]} to={wayOn[1]} />}
    </div>
  );
}

const Way = ({ label, to }: { label: string; to: WayOn[1] }) =>
  typeof to === 'string' ? <ButtonLink to={to}>{label}</ButtonLink> : <Button onClick={to}>{label}</Button>;
