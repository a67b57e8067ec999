import { spring } from 'framer-motion/dom';
import { animate } from 'framer-motion/dom/mini';
import { wantsCalm } from '../wants-calm';

/** How things come, and how they go: the eye is done within 220 ms, the last pixel takes a little longer. */
export const springs = {
  come: { type: spring, visualDuration: 0.22, bounce: 0.08 },
  go: { type: spring, visualDuration: 0.18, bounce: 0 },
} as const;

/** Springs sideways into its place. @param way how far from it something stood, in pixels */
export const slideFrom = (element: HTMLElement, way: number): void =>
  void animate(element, { transform: [`translateX(${way}px)`, 'translateX(0px)'] }, springs.come);

/** Nothing is to move by itself: somebody asked the system for that, or the browser cannot. */
export const isStill = (): boolean => typeof Element.prototype.animate !== 'function' || wantsCalm();

type Move = ReturnType<typeof animate>;

/** What moves along one way, and may be caught on it. */
interface Way {
  place: (at: number) => void;
  /** Where it is at this moment. */
  now: () => number;
  /** Sets it in motion. @param speed in ways a second, towards greater numbers */
  move: (from: number, to: number, speed: number) => Move[];
}

/** Lets something spring from wherever it is. */
export function springing({ place, now, move }: Way) {
  let moves: Move[] = [];

  /** Stops it where it is. @returns where that is */
  const hold = (): number => {
    const at = now();
    for (const one of moves) one.stop();
    moves = [];
    place(at);
    return at;
  };

  /** @returns whether it has arrived: a finger may have caught it before */
  const springTo = async (to: number, speed = 0): Promise<boolean> => {
    const from = hold();
    if (from !== to && !isStill()) {
      const mine = move(from, to, speed);
      moves = mine;
      await Promise.all(mine.map(({ finished }) => finished));
      if (moves !== mine) return false;
      moves = [];
    }
    place(to);
    return true;
  };

  return { place, hold, springTo, isMoving: () => moves.length > 0 };
}
