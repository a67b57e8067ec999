import { useDrag } from '@use-gesture/react';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import css from './pull-to-refresh.module.css';

const THRESHOLD_PX = 200;
const RELOAD_DELAY_MS = 500;

/** Pulling down at the top by 200 px or more reloads the page (spec section 2, Shared layout). */
export function PullToRefresh() {
  const [pulled, setPulled] = useState(0);
  const [isReloading, setReloading] = useState(false);

  useDrag(
    ({ movement: [, down], last, event, memo, canceled }) => {
      const startsHere = memo ?? (window.scrollY === 0 && !inOverlay(event.target));
      if (!startsHere || isReloading) return startsHere;
      const distance = Math.max(0, down);
      setPulled(last ? 0 : distance);
      if (last && !canceled && distance >= THRESHOLD_PX) {
        setReloading(true);
        setTimeout(() => window.location.reload(), RELOAD_DELAY_MS);
      }
      return startsHere;
    },
    { target: window, axis: 'y', pointer: { touch: true }, eventOptions: { passive: true } },
  );

  if (!isReloading && pulled < 24) return null;
  return (
    <div className={css['tarik']} role="status">
      <RefreshCw aria-hidden size={18} className={isReloading ? css['putar'] : undefined} />
      {wording(pulled, isReloading)}
    </div>
  );
}

const wording = (pulled: number, isReloading: boolean): string => {
  if (isReloading) return 'Memperbarui...';
  return pulled >= THRESHOLD_PX ? 'Lepaskan untuk memperbarui' : 'Tarik untuk memperbarui';
};

/** Inside a drawer or a sheet a pull scrolls that, not the page. */
const inOverlay = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="dialog"]') !== null;
