/** Time for all code at the pace of 2G. A worker of an earlier version, which does not know the question, never answers. */
const PATIENCE_MS = 300_000;

/** A browser may end its worker at any time, and the question with it; a worker that is at it only has one more to answer. */
const AGAIN_MS = 5_000;

/**
 * Has the service worker fetch the code that it lacks: for users who save data it fetches none ahead, but an officer's
 * forms must open without signal. @returns whether all of it is there
 */
export function fetchCode(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const ports: MessagePort[] = [];
    const ask = () => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }: MessageEvent<boolean>) => end(data);
      ports.push(port1);
      worker.postMessage({ type: 'SIAPKAN' }, [port2]);
    };
    const end = (isThere: boolean) => {
      clearTimeout(timer);
      clearInterval(again);
      for (const port of ports) port.close();
      resolve(isThere);
    };
    const timer = setTimeout(end, PATIENCE_MS, false);
    const again = setInterval(ask, AGAIN_MS);
    ask();
  });
}
