import { useDrag } from '@use-gesture/react';
import type { RefObject } from 'react';

/** As near to an edge of the screen the list goes on under the finger. */
const EDGE_PX = 96;
const STEP_PX = 14;

interface Held {
  row: HTMLElement;
  rows: HTMLElement[];
  /** Where each row's middle lies, from the top of the page. */
  middles: number[];
  from: number;
  /** How far the others give way: the row's height and the gap. */
  room: number;
  scroll: number;
}

function heldOf(list: HTMLElement, target: EventTarget | null): Held | null {
  const row = target instanceof Element ? target.closest('li') : null;
  const rows = [...list.children].filter((one): one is HTMLElement => one instanceof HTMLElement);
  if (!row || !rows.includes(row)) return null;
  const scroll = window.scrollY;
  const boxes = rows.map((one) => one.getBoundingClientRect());
  const from = rows.indexOf(row);
  const [box, next] = [boxes[from], boxes[from + 1] ?? boxes[from - 1]];
  const room = box && next ? Math.abs(next.top - box.top) : 0;
  return { row, rows, from, room, scroll, middles: boxes.map(({ top, height }) => top + height / 2 + scroll) };
}

/** Where the row would come to lie, `moved` from where it was. */
const placeOf = ({ middles, from }: Held, moved: number): number => {
  const middle = (middles[from] ?? 0) + moved;
  return middles.filter((other, at) => (at < from ? other < middle : at > from && other <= middle)).length;
};

function draw({ rows, row, from, room }: Held, moved: number, to: number): void {
  for (const [at, one] of rows.entries()) {
    const givesWay = at > from && at <= to ? -room : room;
    const isBetween = at !== from && at >= Math.min(from, to) && at <= Math.max(from, to);
    one.style.transform = isBetween ? `translateY(${givesWay}px)` : '';
  }
  row.style.transform = `translateY(${moved}px)`;
}

function letGo({ rows, row }: Held): void {
  for (const one of rows) one.style.transform = '';
  row.removeAttribute('data-dibawa');
}

/**
 * Lets rows of a list be dragged by their handles, with a finger and with a mouse.
 *
 * @returns what each handle is given
 */
export function useDragRows(list: RefObject<HTMLElement | null>, move: (row: HTMLElement, to: number) => void) {
  return useDrag(
    ({ first, last, canceled, event, movement: [, y], xy: [, at], memo }) => {
      const held: Held | null = first && list.current ? heldOf(list.current, event.target) : memo;
      if (!held) return null;
      held.row.setAttribute('data-dibawa', '');
      if (!last && at > window.innerHeight - EDGE_PX) window.scrollBy(0, STEP_PX);
      if (!last && at < EDGE_PX) window.scrollBy(0, -STEP_PX);
      const moved = y + window.scrollY - held.scroll;
      const to = placeOf(held, moved);
      if (!last) {
        draw(held, moved, to);
        return held;
      }
      letGo(held);
      if (!canceled && to !== held.from) move(held.row, to);
      return null;
    },
    { axis: 'y', pointer: { keys: false } },
  );
}
