import { useEffect, useEffectEvent } from 'react';
import type { Location } from 'react-router-dom';
import type { IsianRow } from '@/entities/laporan';
import { useLeaveQuestion } from '@/shared/lib/browser';
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
  const { asked, leave, stay } = useLeaveQuestion((here, next) => doubted.length > 0 && leaves(here, next));
  const isAsked = asked !== null;
  const goOn = useEffectEvent(leave);
  useEffect(() => {
    // Settled elsewhere while it was asked.
    if (isAsked && doubted.length === 0) goOn();
  }, [isAsked, doubted.length]);

  return {
    isAsked,
    rows: doubted,
    /** They are meant: what was left for is gone on with. */
    goOn: leave,
    stay: () => {
      stay();
      const [first] = doubted;
      const [figure] = Object.keys(first?.doubts ?? {});
      if (first && figure) requestAnimationFrame(() => sheet.cells.fieldOf({ key: first.key, figure })?.focus());
    },
  };
}
