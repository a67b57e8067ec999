/** Lets at most so many pieces of work run at once; the others wait in the order they came. */
export function atMost(limit: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async (work) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The place is handed over, so nobody can slip in between.
      if (next) next();
      else running -= 1;
    }
  };
}
