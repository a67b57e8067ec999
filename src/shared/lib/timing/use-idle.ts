import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from './when-idle';

/** False at first, true once the browser has nothing better to do; what comes of it is drawn in small steps. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setIdle(true))), []);
  return isIdle;
}
