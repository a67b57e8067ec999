import { useEffect, useState } from 'react';
import { onSign, whenAttended } from '@/shared/lib/timing';

const QUIET_MS = 8000;

/** False until somebody has touched the page, then nobody for a while, and nothing lies open: a dialog may come then. */
export function useQuiet(): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    if (isQuiet) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => (isBusy() ? wait() : setQuiet(true)), QUIET_MS);
    };
    const cancel = whenAttended(wait);
    const stop = onSign(wait);
    return () => {
      cancel();
      stop();
      clearTimeout(timer);
    };
  }, [isQuiet]);
  return isQuiet;
}

const isBusy = () =>
  document.querySelector('[role=dialog]') !== null || document.activeElement?.matches('input, textarea, select');
