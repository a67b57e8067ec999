import { useSyncExternalStore } from 'react';
import type { Letter, Mail } from '../../../server/ports.ts';

let last: Letter | null = null;
const listeners = new Set<() => void>();

const show = (letter: Letter | null) => {
  last = letter;
  for (const listener of listeners) listener();
};

/** Letters arrive on the screen. */
export const mail: Mail = { isPosted: true, send: async (letter) => show(letter) };

export const putAway = () => show(null);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The letter that came last and was not put away. */
export const useLetter = (): Letter | null => useSyncExternalStore(subscribe, () => last);
