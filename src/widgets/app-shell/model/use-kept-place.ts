import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** So long may a list that is asked for again take to come. */
const PATIENCE_MS = 20_000;
const MOVES = ['pointerdown', 'wheel', 'keydown'];

/**
 * The router brings whoever comes back to where he was. A list that is asked for again, as after a change to one of its
 * rows, is too short for that at first: he is brought there once it is long enough, unless he has moved by himself.
 */
export function useKeptPlace(): void {
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const [places] = useState(() => ({ screen: key, known: new Map<string, number>(), isWaiting: false }));

  useEffect(() => {
    const note = () => {
      if (!places.isWaiting) places.known.set(places.screen, window.scrollY);
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [places]);

  useLayoutEffect(() => {
    places.screen = key;
    // The router's own attempt is no place that anybody has chosen.
    places.isWaiting = isBack && places.known.has(key);
  }, [places, key, isBack]);

  // Layout effect: the listeners must hear a key that is pressed right after the first paint.
  useLayoutEffect(() => {
    if (!places.isWaiting) return;
    const wanted = places.known.get(key) ?? 0;
    const stop = () => {
      places.isWaiting = false;
      clearTimeout(timer);
      growth.disconnect();
      for (const move of MOVES) window.removeEventListener(move, stop, true);
    };
    const arrive = () => {
      if (Math.ceil(window.scrollY) < wanted) window.scrollTo(0, wanted);
      if (Math.ceil(window.scrollY) >= wanted) stop();
    };
    const growth = new ResizeObserver(arrive);
    const timer = setTimeout(stop, PATIENCE_MS);
    for (const move of MOVES) window.addEventListener(move, stop, true);
    // It is told once at the beginning, too.
    growth.observe(document.body);
    return stop;
  }, [places, key]);
}
