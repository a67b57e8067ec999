import type { Location } from 'react-router-dom';

/** A form that asks once it was changed. */
export interface Guarded {
  /** A draft keeps what was typed. */
  isKept: () => boolean;
  isLeftBy: (next: Location) => boolean;
}

let guards: readonly Guarded[] = [];
const listeners = new Set<() => void>();

function become(next: readonly Guarded[]): void {
  guards = next;
  for (const listener of listeners) listener();
}

/** The forms of the screen, of which the one that came last asks for all. */
export const leaveGuards = {
  /** @returns takes it away again */
  add(guarded: Guarded): () => void {
    become([...guards, guarded]);
    return () => become(guards.filter((other) => other !== guarded));
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  asker: (): Guarded | undefined => guards.at(-1),
  leftBy: (next: Location): Guarded[] => guards.filter((guarded) => guarded.isLeftBy(next)),
};
