import { startTransition, useEffect, useState } from 'react';

/** Calls once the browser has nothing better to do, at the latest after four seconds. @returns how to call it off */
export function whenIdle(act: () => void): () => void {
  // Safari has no idle callback; a short wait lets the first paint pass.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 1200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: 4000 });
  return () => cancelIdleCallback(handle);
}

/** False at first, true once the browser has nothing better to do; what comes of it is drawn in small steps. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setIdle(true))), []);
  return isIdle;
}

/** Ends the task at hand, so that a finger on a slow phone is answered before the next piece of work. */
export const breathe = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
