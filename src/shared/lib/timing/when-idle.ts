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
