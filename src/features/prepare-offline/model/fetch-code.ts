/** Time for all code at the pace of 2G. A worker of an earlier version, which does not know the question, never answers. */
const PATIENCE_MS = 300_000;

/**
 * Has the service worker fetch the code that it lacks: for users who save data it fetches none ahead, but an officer's
 * forms must open without signal. @returns whether all of it is there
 */
export function fetchCode(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const end = (isThere: boolean) => {
      clearTimeout(timer);
      port1.close();
      resolve(isThere);
    };
    const timer = setTimeout(end, PATIENCE_MS, false);
    port1.onmessage = ({ data }: MessageEvent<boolean>) => end(data);
    worker.postMessage({ type: 'SIAPKAN' }, [port2]);
  });
}
