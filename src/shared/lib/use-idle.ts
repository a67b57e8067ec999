import { useEffect, useState } from 'react';

/** False at first, true once the browser has nothing better to do. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const done = () => setIdle(true);
    // Safari has no idle callback; a short wait lets the first paint pass.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(done, 1200);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(done, { timeout: 4000 });
    return () => cancelIdleCallback(handle);
  }, []);
  return isIdle;
}
