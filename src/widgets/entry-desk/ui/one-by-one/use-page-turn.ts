import { useDrag } from '@use-gesture/react';
import { type RefObject, useLayoutEffect } from 'react';
import { hasTouch, isStill, slideFrom, TOUCH } from '@/shared/lib/motion';

/** From here on a finger that is let go of has turned the page. */
const TURNS_PX = 64;
const COMES_FROM_PX = 48;

/** A card follows the finger sideways, and the next comes from where it lies. */
export function usePageTurn(
  frame: RefObject<HTMLElement | null>,
  key: string,
  way: 1 | -1,
  turn: (step: 1 | -1) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another row comes
  useLayoutEffect(() => {
    const { current } = frame;
    if (!current) return;
    current.style.transform = '';
    current.scrollTop = 0;
    if (!isStill()) slideFrom(current, way * COMES_FROM_PX);
  }, [key]);

  useDrag(
    ({ last, canceled, cancel, event, movement: [x], swipe: [flung] }) => {
      const { current } = frame;
      const isOnKey = event.target instanceof Element && event.target.closest('[data-tuts]') !== null;
      // A key has acted when the finger came down; two fingers want to see the card larger.
      if (!current || isOnKey || ('touches' in event && event.touches.length > 1)) return cancel();
      if (event.cancelable) event.preventDefault();
      if (!last) {
        if (!isStill()) current.style.transform = `translateX(${x}px)`;
        return;
      }
      current.style.transform = '';
      const isTurned = !canceled && event.type !== 'touchcancel' && (flung !== 0 || Math.abs(x) > TURNS_PX);
      if (isTurned) turn(x < 0 ? 1 : -1);
      else if (!isStill()) slideFrom(current, x);
    },
    { ...TOUCH, target: frame, axis: 'x', enabled: hasTouch() },
  );
}
