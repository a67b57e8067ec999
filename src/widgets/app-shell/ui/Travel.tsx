import { AnimateView } from 'framer-motion/animate-view';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { AT_ONCE, EASE, type Move, Unmoved, unlessCalm } from '@/shared/ui/moves';
import { useSide, type Way } from '../model/directions';
import { letTapsThrough } from '../model/taps';
import css from './app-shell.module.css';

/** How far a screen comes from its side; the one that goes gives way by half of it. */
const WAY = 'min(30vw, 160px)';

/** Screens move: forward from the right, back to the right, sideways between the tabs of a bar (decision 26). */
export function Travel({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const side = useSide();
  useEffect(letTapsThrough, []);
  return (
    <AnimateView
      key={pathname}
      enter={unlessCalm(() => entering(side.current))}
      exit={unlessCalm(() => leaving(side.current))}
    >
      <Unmoved>
        <div className={css['layar']}>{children}</div>
      </Unmoved>
    </AnimateView>
  );
}

const at = (side: number, share: number) => `translateX(calc(${side * share} * ${WAY}))`;

const entering = (side: Way): Move =>
  side === null ? AT_ONCE : { opacity: [0, 1], transform: [at(side, 1), at(side, 0)], transition: within(0.16) };

const leaving = (side: Way): Move =>
  side === null ? AT_ONCE : { opacity: [1, 0], transform: [at(side, 0), at(-side, 0.5)], transition: within(0.12) };

/** @param fade how long it takes to appear or vanish, in seconds */
const within = (fade: number) => ({ duration: 0.24, ease: EASE, opacity: { duration: fade } });
