import { RefreshCw } from 'lucide-react';
import { useRef } from 'react';
import { type Pull, usePull } from '../model/use-pull';
import css from './pull-to-refresh.module.css';

/** Pulling down at the top by 200 px or more reloads the page (spec section 2, Shared layout). */
export function PullToRefresh() {
  const pill = useRef<HTMLDivElement>(null);
  const pull = usePull(pill);
  return (
    <div ref={pill} className={css['tarik']} role="status">
      {pull !== 'none' && (
        <>
          <RefreshCw aria-hidden size={18} className={pull === 'reloading' ? css['putar'] : undefined} />
          {words[pull]}
        </>
      )}
    </div>
  );
}

const words: Record<Exclude<Pull, 'none'>, string> = {
  short: 'Tarik untuk memperbarui',
  enough: 'Lepaskan untuk memperbarui',
  reloading: 'Memperbarui...',
};
