import { animate } from 'framer-motion/dom/mini';
import { springing, springs } from './springs';

export type Shift = ReturnType<typeof shift>;

const down = (offset: number) => `translateY(${offset}px)`;

/** Moves several things down together, by so many pixels. */
export const shift = (parts: readonly [HTMLElement, ...HTMLElement[]]) =>
  springing({
    place: (offset) => {
      for (const { style } of parts) {
        // At rest nothing of it stays.
        style.transform = offset === 0 ? '' : down(offset);
        style.willChange = offset === 0 ? '' : 'transform';
      }
    },
    now: () => new DOMMatrix(getComputedStyle(parts[0]).transform).m42,
    move: (from, to) => [animate([...parts], { transform: [down(from), down(to)] }, springs.come)],
  });
