import { routes } from '@/shared/routes';
import { bottomBar } from '../config/menus';

/** An entry of the history: where it leads, and its place among the others. */
export interface Entry {
  pathname: string;
  idx: number;
}

/** The side from which a screen comes: the right, the left, or none. */
export type Side = 1 | -1 | 0;

/** What stands side by side in a bar. */
const bars: readonly (readonly string[])[] = [
  bottomBar.map(([, to]) => to),
  [routes.dashboard, routes.dashboardProfile],
];

/** Forward from the right, back from the left; between neighbours of a bar from where they stand in it. */
export function sideOf(from: Entry, to: Entry): Side {
  const bar = bars.find((places) => places.includes(from.pathname) && places.includes(to.pathname));
  const way = bar ? bar.indexOf(to.pathname) - bar.indexOf(from.pathname) : to.idx - from.idx;
  return Math.sign(way) as Side;
}
