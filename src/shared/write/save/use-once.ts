import { useRef } from 'react';
import type { Outcome } from '../send/send';

/**
 * An act that is done once while its sheet is open: a second tap, also one that comes when it has just been done and the
 * sheet is about to close, gets the answer of the first. One that was refused can be tried again.
 */
export function useOnce<Given extends readonly unknown[], Saved>(
  act: (...given: Given) => Promise<Outcome<Saved>>,
): (...given: Given) => Promise<Outcome<Saved>> {
  const running = useRef<Promise<Outcome<Saved>>>(undefined);
  return async (...given) => {
    running.current ??= act(...given);
    const outcome = await running.current;
    if (outcome.error) running.current = undefined;
    return outcome;
  };
}
