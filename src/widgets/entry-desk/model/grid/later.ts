import { flushSync } from 'react-dom';
import { breathe } from '@/shared/lib/timing';

/** A page that is not drawn has no next paint. */
const UNDRAWN_MS = 200;

/** Calls once what has been changed until now is painted. It may call twice. */
function afterPaint(act: () => void): void {
  const timer = setTimeout(act, UNDRAWN_MS);
  requestAnimationFrame(() => {
    void breathe().then(() => {
      clearTimeout(timer);
      act();
    });
  });
}

/** What a key leaves to be done once it is painted, in its order; whoever needs it sooner has it done at once. */
export function createLater(wait = afterPaint) {
  let due: (() => void)[] = [];
  const settle = (): void => {
    const acts = due;
    due = [];
    for (const act of acts) act();
  };
  return {
    add(act: () => void): void {
      due.push(act);
      if (due.length === 1) wait(settle);
    },
    settle,
    /** With all that React draws of it. */
    settleDrawn: (): void => {
      if (due.length > 0) flushSync(settle);
    },
  };
}

export type Later = ReturnType<typeof createLater>;
