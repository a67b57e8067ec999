import { breathe } from '@/shared/lib/timing';

/** Gives the screen its turn now and then; most calls return nothing to wait for. */
export type Turn = () => Promise<void> | undefined;

/** Milliseconds of work between two turns of the screen. */
const TURN_MS = 24;

/** Makes the turns of one piece of work. */
export function nextTurn(): Turn {
  let begun = performance.now();
  return () => {
    if (performance.now() - begun < TURN_MS) return undefined;
    return breathe().then(() => {
      begun = performance.now();
    });
  };
}
