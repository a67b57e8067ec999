import type { Background, Log } from '../ports.ts';

/** Tracks running work, so that the process can wait for it before it exits. */
export function createBackground(log: Log): Background {
  const running = new Set<Promise<unknown>>();
  return {
    run(event, work) {
      const done = Promise.resolve()
        .then(work)
        .catch((error: unknown) => log.error(event, { error }))
        .finally(() => running.delete(done));
      running.add(done);
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
