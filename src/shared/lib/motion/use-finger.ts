import { useDrag } from '@use-gesture/react';
import type { RefObject } from 'react';
import { goesAway, hasTouch, TOUCH } from './pull';
import { pullBeginsAt } from './pull-begins-at';
import type { Slide } from './slide';
import { isStill } from './springs';

/** Lets a finger pull something towards its edge, also while it moves by itself; `letGo` hears its ways a second. */
export function useFinger(
  edge: 'bottom' | 'left',
  panel: RefObject<HTMLElement | null>,
  slid: RefObject<Slide | null>,
  letGo: (speed: number) => void,
): void {
  const towards = ([x, y]: readonly [number, number]) => (edge === 'left' ? -x : y);

  const isCaught = (slide: Slide, offset: number, target: EventTarget | null) =>
    slide.isMoving() || (offset > 0 && (edge === 'left' || pullBeginsAt(target, panel.current)));

  useDrag(
    ({ first, last, canceled, cancel, event, movement, velocity: [vx, vy], direction: [dx, dy], memo }) => {
      const slide = slid.current;
      if (!slide || slide.edge === 'middle') return cancel();
      const offset = towards(movement);
      const isOurs = first ? isCaught(slide, offset, event.target) : memo;
      // Two fingers want to see it larger.
      if (!isOurs || ('touches' in event && event.touches.length > 1)) cancel();
      if (!isOurs) return undefined;
      if (event.cancelable) event.preventDefault();
      // How far out it was when the finger caught it.
      const { way, size }: { way: number; size: number } = memo ?? { way: slide.hold(), size: slide.size() };
      const out = Math.max(0, way * size + offset);
      if (!last) {
        if (!isStill()) slide.place(Math.min(1, out / size));
        return { way, size };
      }
      const speed = towards([vx * dx, vy * dy]);
      const isLost = canceled || event.type === 'touchcancel';
      if (!isLost && goesAway({ offset: out, speed, size })) letGo((speed * 1000) / size);
      else void slide.springTo(0, (speed * 1000) / size);
      return undefined;
    },
    { ...TOUCH, target: panel, axis: edge === 'left' ? 'x' : 'y', enabled: hasTouch() },
  );
}
