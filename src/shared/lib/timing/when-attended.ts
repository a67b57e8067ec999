import { onSign } from './signs';

const waiting = new Set<() => void>();
let isAttended = false;
let stop: (() => void) | undefined;

/** Notes the first sign of a user on this page. */
export function noteAttention(): void {
  stop ??= onSign(() => {
    isAttended = true;
    stop?.();
    for (const act of waiting) act();
    waiting.clear();
  });
}

/**
 * Calls at the first sign of a user on this page, at once if there was one: for what the app says by itself. Whoever only
 * looks is still reading, and a message that nobody asked for would be the largest thing that he sees. @returns how to
 * call it off
 */
export function whenAttended(act: () => void): () => void {
  noteAttention();
  if (isAttended) act();
  else waiting.add(act);
  return () => waiting.delete(act);
}
