import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { routes } from '#contract/routes.ts';
import { bottomBar, dashboardRooms } from '../config/menus';

/** An entry of the history: where it leads, and its place among the others. */
interface Entry {
  pathname: string;
  idx: number;
}

/** The side from which a screen comes: the right, the left, or none. */
type Side = 1 | -1 | 0;

/** What stands side by side in a bar. */
const bars: readonly (readonly string[])[] = [
  bottomBar.map(([, to]) => to),
  [routes.dashboard, routes.dashboardProfile],
  dashboardRooms('petugas', '').map(([, to]) => to),
];

/** The rows of a room stand beside those of the next. */
const doorOf = (pathname: string): string => pathname.replace(/\/edit$/, '');

/** Forward from the right, back from the left; between neighbours of a bar from where they stand in it. */
export function sideOf(from: Entry, to: Entry): Side {
  const [before, after] = [doorOf(from.pathname), doorOf(to.pathname)];
  const bar = bars.find((places) => places.includes(before) && places.includes(after));
  const way = bar && before !== after ? bar.indexOf(after) - bar.indexOf(before) : to.idx - from.idx;
  return Math.sign(way) as Side;
}

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

/** The address on screen, or the one that was asked for and is on its way: a tapped place lights at once. */
export function useDestination(): string {
  const { pathname } = useLocation();
  return useNavigation().location?.pathname ?? pathname;
}
