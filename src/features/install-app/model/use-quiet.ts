import { useEffect, useState } from 'react';

const QUIET_MS = 8000;
const SIGNS = ['pointerdown', 'keydown', 'scroll'] as const;

/** False until nobody has touched the page for a while, and nothing else lies open: a dialog may come by itself then. */
export function useQuiet(): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    if (isQuiet) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => (isBusy() ? wait() : setQuiet(true)), QUIET_MS);
    };
    wait();
    for (const sign of SIGNS) window.addEventListener(sign, wait, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, wait);
    };
  }, [isQuiet]);
  return isQuiet;
}

const isBusy = () =>
  document.querySelector('[role=dialog]') !== null || document.activeElement?.matches('input, textarea, select');
