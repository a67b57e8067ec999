const SIGNS = ['pointerdown', 'keydown', 'scroll'] as const;

/** Calls at each sign of a user. @returns stops that */
export function onSign(act: () => void): () => void {
  for (const sign of SIGNS) window.addEventListener(sign, act, { passive: true });
  return () => {
    for (const sign of SIGNS) window.removeEventListener(sign, act);
  };
}
