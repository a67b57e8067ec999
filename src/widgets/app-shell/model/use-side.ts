import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { type Entry, type Side, sideOf } from './side';

/** Null where the change is shown already: by the browser itself, as its user swiped back. */
export type Way = Side | null;

/** From where the present screen came; read while it comes, which is after it was drawn. */
export function useSide(): RefObject<Way> {
  const { pathname } = useLocation();
  const way = useRef<Way>(0);
  // Where the screen began: what opens over it, or what it was told since, are entries of its own.
  const shown = useRef<Entry>(null);
  const isSwiped = useSwiped();

  useLayoutEffect(() => {
    const entry = { pathname, idx: Number(window.history.state?.idx ?? 0) };
    if (shown.current) way.current = isSwiped.current ? null : sideOf(shown.current, entry);
    shown.current = entry;
  }, [pathname, isSwiped]);
  return way;
}

/** Whether the browser has shown the last step through its history by itself. */
function useSwiped(): RefObject<boolean> {
  const isSwiped = useRef(false);
  const { key } = useLocation();
  useEffect(() => {
    const notice = (event: PopStateEvent) => {
      isSwiped.current = event.hasUAVisualTransition === true;
    };
    window.addEventListener('popstate', notice);
    return () => window.removeEventListener('popstate', notice);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it says nothing about the next step
  useEffect(() => {
    isSwiped.current = false;
  }, [key]);
  return isSwiped;
}
