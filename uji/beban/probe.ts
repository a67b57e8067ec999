import { setTimeout as pause } from 'node:timers/promises';

/** What somebody else asks meanwhile, and how he is served. */
export interface Served {
  /** 0: not at all. */
  status: number;
  ms: number;
}

const PATIENCE_MS = 10_000;
const BETWEEN_MS = 50;

/** Asks for these addresses in turns, as a visitor does, until it is over. */
export async function probe(origin: string, paths: readonly string[], isOver: () => boolean): Promise<Served[]> {
  const served: Served[] = [];
  while (!isOver()) {
    const begun = performance.now();
    const path = paths[served.length % paths.length] ?? '/';
    const status = await fetch(origin + path, { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      },
      () => 0,
    );
    served.push({ status, ms: performance.now() - begun });
    await pause(BETWEEN_MS);
  }
  return served;
}
