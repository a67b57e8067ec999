/** Does one thing after the other, and none while another tab of this browser works on the same sheet. */
export type Alone = <Result>(name: string, act: () => Promise<Result>) => Promise<Result>;

/** Old browsers and plain http have no Web Locks: there a plan that another tab has overtaken is made anew. */
export const withLock: Alone = async (name, act) =>
  // Some browsers name the property without having it.
  typeof navigator !== 'undefined' && navigator.locks ? await navigator.locks.request(name, act) : await act();

export function createQueue(name: string, alone: Alone) {
  let tail: Promise<unknown> = Promise.resolve();
  let wanted = new Set<string>();
  let coming: Promise<boolean> | null = null;

  const inTurn = <Result>(act: () => Promise<Result>): Promise<Result> => {
    const turn = tail.then(() => alone(name, act));
    tail = turn.catch(() => undefined);
    return turn;
  };
  return {
    inTurn,
    /** Nothing more is begun until this is over. */
    after: (work: Promise<unknown>): void => {
      tail = Promise.allSettled([tail, work]);
    },
    /** What is wanted before its turn has come is done in one turn. */
    soon: (keys: Iterable<string>, act: (keys: readonly string[]) => Promise<boolean>): Promise<boolean> => {
      for (const key of keys) wanted.add(key);
      coming ??= inTurn(() => {
        const now = [...wanted];
        wanted = new Set();
        coming = null;
        return act(now);
      });
      return coming;
    },
  };
}

export type Queue = ReturnType<typeof createQueue>;
