import { whenIdle } from './when-idle';

/** A reader has seen the screen by then. */
const PATIENCE_MS = 6000;
const SIGNS = ['pointerdown', 'keydown', 'scroll'] as const;

/**
 * Calls once the first screen has settled: at the first sign of a user, else after six seconds; for what is fetched
 * ahead and must not compete with the first paint. @returns how to call it off
 */
export function whenCalm(act: () => void): () => void {
  let cancelIdle: (() => void) | undefined;
  const begin = () => {
    stop();
    cancelIdle = whenIdle(act);
  };
  const timer = setTimeout(begin, PATIENCE_MS);
  const stop = () => {
    clearTimeout(timer);
    for (const sign of SIGNS) window.removeEventListener(sign, begin);
  };
  for (const sign of SIGNS) window.addEventListener(sign, begin, { passive: true });
  return () => {
    stop();
    cancelIdle?.();
  };
}
