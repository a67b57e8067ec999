import { animate } from 'framer-motion/dom/mini';
import { isStill, springs } from './springs';

export type Shift = ReturnType<typeof shift>;

/** Moves several things down together, and lets them spring from wherever they are. */
export function shift(parts: readonly [HTMLElement, ...HTMLElement[]]) {
  const [first] = parts;
  let move: { stop: () => void } | null = null;

  const place = (offset: number) => {
    for (const { style } of parts) {
      // At rest nothing of it stays.
      style.transform = offset === 0 ? '' : `translateY(${offset}px)`;
      style.willChange = offset === 0 ? '' : 'transform';
    }
  };

  /** Stops them where they are. @returns how far down that is, in pixels */
  const hold = (): number => {
    const offset = new DOMMatrix(getComputedStyle(first).transform).m42;
    move?.stop();
    move = null;
    place(offset);
    return offset;
  };

  /** @returns whether they have arrived: a finger may have caught them before */
  const springTo = async (offset: number): Promise<boolean> => {
    const from = hold();
    if (from === offset || isStill()) {
      place(offset);
      return true;
    }
    const transform = [from, offset].map((pixels) => `translateY(${pixels}px)`);
    const mine = animate([...parts], { transform }, springs.come);
    move = mine;
    await mine.finished;
    if (move !== mine) return false;
    move = null;
    place(offset);
    return true;
  };

  return { place, hold, springTo };
}
