import { useContext } from 'react';
import { type Location, UNSAFE_DataRouterContext } from 'react-router-dom';
import { followed } from '../../lib/followed';

/** A form that asks once it was changed. */
export interface Guarded {
  /** A draft keeps what was typed. */
  isKept: () => boolean;
  isLeftBy: (next: Location) => boolean;
}

/** The forms of a screen, of which the one that came last asks for all: a router takes one blocker at a time. */
function createLeaveGuards() {
  const guards = followed<readonly Guarded[]>([]);
  return {
    add(guarded: Guarded): () => void {
      guards.set([...guards.get(), guarded]);
      return () => guards.set(guards.get().filter((other) => other !== guarded));
    },
    subscribe: guards.subscribe,
    asker: (): Guarded | undefined => guards.get().at(-1),
    leftBy: (next: Location): Guarded[] => guards.get().filter((guarded) => guarded.isLeftBy(next)),
  };
}

type LeaveGuards = ReturnType<typeof createLeaveGuards>;

const byRouter = new WeakMap<object, LeaveGuards>();

/** Those of the router around a form. No public hook gives the router itself, and it is what knows one blocker only. */
export function useLeaveGuards(): LeaveGuards {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  if (!router) throw new Error('A form that asks before it is left needs a data router');
  const guards = byRouter.get(router) ?? createLeaveGuards();
  byRouter.set(router, guards);
  return guards;
}
