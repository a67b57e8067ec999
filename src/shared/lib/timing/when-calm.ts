import { noteAttention, onSign } from './attention';
import { whenIdle } from './idle';

/** A reader has seen the screen by then, also where its pictures come slowly. */
const PATIENCE_MS = 10_000;

/**
 * Calls once the first screen has settled: at the next sign of a user, else after ten seconds; for what is fetched
 * ahead and must not compete with the first paint. @returns how to call it off
 */
export function whenCalm(act: () => void): () => void {
  noteAttention();
  let cancelIdle: (() => void) | undefined;
  const begin = () => {
    stop();
    cancelIdle = whenIdle(act);
  };
  const timer = setTimeout(begin, PATIENCE_MS);
  const stopSigns = onSign(begin);
  const stop = () => {
    clearTimeout(timer);
    stopSigns();
  };
  return () => {
    stop();
    cancelIdle?.();
  };
}
