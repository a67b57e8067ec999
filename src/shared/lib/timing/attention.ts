const SIGNS = ['pointerdown', 'keydown', 'scroll'] as const;

/** Calls at each sign of a user. @returns stops that */
export function onSign(act: () => void): () => void {
  for (const sign of SIGNS) window.addEventListener(sign, act, { passive: true });
  return () => {
    for (const sign of SIGNS) window.removeEventListener(sign, act);
  };
}

/** One fact of the page; `navigator.userActivation` does not count scrolling. */
let isAttended = false;
let isNoted = false;

/** Notes the first sign of a user on this page. */
export function noteAttention(): void {
  if (isNoted) return;
  isNoted = true;
  const stop = onSign(() => {
    isAttended = true;
    stop();
  });
}

/**
 * Calls at the first sign of a user on this page, at once if there was one: for what the app says by itself. Whoever only
 * looks is still reading, and a message that nobody asked for would be the largest thing that he sees. @returns how to
 * call it off
 */
export function whenAttended(act: () => void): () => void {
  noteAttention();
  if (isAttended) {
    act();
    return () => {};
  }
  const stop = onSign(() => {
    stop();
    act();
  });
  return stop;
}
