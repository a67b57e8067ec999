import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNamedOverlay } from './use-overlay';

/**
 * For a question that is not opened by a tap on its screen: an entry of the history for as long as it is due, so that the
 * phone's back button takes it away.
 *
 * @param onClosed it is out of the history, by `close` or by going back
 */
export function useEntryWhile(name: string, isDue: boolean, onClosed: () => void) {
  const { isOpen, open, close } = useNamedOverlay(name);
  const wasShown = useRef(false);
  const closed = useRef(onClosed);
  const isShown = isOpen && isDue;

  useLayoutEffect(() => {
    closed.current = onClosed;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once, wherever that is
  useEffect(() => {
    if (isDue) open();
  }, [isDue]);

  useEffect(() => {
    if (wasShown.current && !isOpen) closed.current();
    wasShown.current = isShown;
  }, [isOpen, isShown]);

  return { isShown, close };
}
