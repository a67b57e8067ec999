import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { type Side, sideOf } from './side';

/** Null where the change is shown already: by the browser itself, as its user swiped back. */
export type Way = Side | null;

/** From where the present screen came; read while it comes, which is after it was drawn. */
export function useSide(): RefObject<Way> {
  const { pathname, key } = useLocation();
  const way = useRef<Way>(0);
  const shown = useRef<{ key: string; pathname: string; idx: number }>(null);
  const isSwiped = useRef(false);

  useEffect(() => {
    const notice = (event: PopStateEvent) => {
      isSwiped.current = event.hasUAVisualTransition === true;
    };
    window.addEventListener('popstate', notice);
    return () => window.removeEventListener('popstate', notice);
  }, []);

  useLayoutEffect(() => {
    const idx = Number(window.history.state?.idx ?? 0);
    if (shown.current && shown.current.key !== key) {
      way.current = isSwiped.current ? null : sideOf(shown.current, { pathname, idx });
      isSwiped.current = false;
    }
    shown.current = { key, pathname, idx };
  }, [key, pathname]);
  return way;
}
