import { useCallback, useEffect, useRef } from 'react';

const inToast = (target: EventTarget | null) => target instanceof Element && target.closest('[data-scope="toast"]');

/** Who closes a message with the keyboard goes on where he came from. @returns to be called on closing */
export function useFocusBack(): () => void {
  const before = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const note = ({ target, relatedTarget }: FocusEvent) => {
      if (inToast(target) && relatedTarget instanceof HTMLElement && !inToast(relatedTarget)) {
        before.current = relatedTarget;
      }
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  return useCallback(() => {
    if (inToast(document.activeElement)) before.current?.focus({ preventScroll: true });
  }, []);
}
