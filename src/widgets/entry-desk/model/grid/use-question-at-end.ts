import { useEffect, useEffectEvent, useRef } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import type { IsianRow } from '@/entities/laporan';
import type { Sheet } from './sheet';

/** Another screen, another place, or the table again. A sheet over the grid leaves it standing. */
function leaves(here: Location, next: Location): boolean {
  const [now, then] = [new URLSearchParams(here.search), new URLSearchParams(next.search)];
  return (
    here.pathname !== next.pathname || ['isi', 'kecamatan', 'periode'].some((name) => now.get(name) !== then.get(name))
  );
}

/** Lists the figures that still wait for an answer, when somebody leaves the place. */
export function useQuestionAtEnd(rows: readonly IsianRow[], sheet: Sheet) {
  const doubted = rows.filter(({ doubts }) => Object.keys(doubts).length > 0);
  const mayLeave = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !mayLeave.current &&
      doubted.length > 0 &&
      // Asked at the next time: who has to log in first has no choice.
      nextLocation.state?.tanpaTanya !== true &&
      leaves(currentLocation, nextLocation),
  );
  const isAsked = blocker.state === 'blocked';
  const goOn = useEffectEvent(() => {
    if (mayLeave.current || blocker.state !== 'blocked') return;
    mayLeave.current = true;
    blocker.proceed();
  });
  useEffect(() => {
    // Settled elsewhere while it was asked.
    if (isAsked && doubted.length === 0) goOn();
  }, [isAsked, doubted.length]);

  return {
    isAsked,
    rows: doubted,
    /** They are meant: what was left for is gone on with. */
    goOn: () => {
      mayLeave.current = true;
      blocker.proceed?.();
    },
    stay: () => {
      blocker.reset?.();
      const [first] = doubted;
      const [figure] = Object.keys(first?.doubts ?? {});
      if (first && figure) requestAnimationFrame(() => sheet.cells.fieldOf({ key: first.key, figure })?.focus());
    },
  };
}
