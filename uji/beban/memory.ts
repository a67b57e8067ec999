/** What a process holds, once what nobody needs any more has been collected. */
export interface Memory {
  rss: number;
  /** Objects, and bytes outside of them. */
  used: number;
}

export interface Inspector {
  /** Collects garbage first. */
  memory(): Promise<Memory>;
  close(): void;
}

const USAGE = `JSON.stringify(process.memoryUsage())`;

/** Looks into a process that was started with `--inspect`, by the address that it said. */
export async function inspect(address: string): Promise<Inspector> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (result: Record<string, unknown>) => void>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data));
    waiting.get(id)?.(result ?? {});
    waiting.delete(id);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`${address} does not answer`)));
  });
  const call = (method: string, params = {}) =>
    new Promise<Record<string, unknown>>((resolve) => {
      last += 1;
      waiting.set(last, resolve);
      socket.send(JSON.stringify({ id: last, method, params }));
    });

  return {
    async memory() {
      // Twice: the first makes buffers free, the second takes what only they held.
      for (const _time of [1, 2]) await call('HeapProfiler.collectGarbage');
      const { result } = await call('Runtime.evaluate', { expression: USAGE });
      const { rss, heapUsed, external } = JSON.parse((result as { value: string }).value);
      return { rss, used: heapUsed + external };
    },
    close: () => socket.close(),
  };
}
