import { breathe } from '@/shared/lib/timing';

/** Gives the screen its turn now and then; most calls return nothing to wait for. */
export type Turn = () => Promise<void> | undefined;

/** Milliseconds of work between two turns of the screen. */
const TURN_MS = 24;
/** Lines between two looks at the clock, which takes its own time. */
const LINES = 16;

/** Makes the turns of one piece of work. */
export function nextTurn(): Turn {
  let begun = performance.now();
  let line = 0;
  return () => {
    line += 1;
    if (line % LINES > 0 || performance.now() - begun < TURN_MS) return undefined;
    return breathe().then(() => {
      begun = performance.now();
    });
  };
}
