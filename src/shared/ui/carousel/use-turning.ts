import { useEffect } from 'react';
import type Swiper from 'swiper';

/**
 * The slides turn by themselves: not under a finger, not while the keyboard is in them, and not on a page that nobody sees.
 * Swiper's own module would ask for every frame to know how much time is left.
 *
 * @param current the slide that is shown: each stays as long
 */
export function useTurning(swiper: Swiper | undefined, current: number, ms: number | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time begins anew with each slide
  useEffect(() => {
    if (!swiper || !ms) return;
    const timer = setInterval(() => {
      const isHeld = swiper.touchEventsData.isTouched || swiper.el.querySelector(':focus-visible');
      if (!isHeld && !document.hidden) swiper.slideNext();
    }, ms);
    return () => clearInterval(timer);
  }, [swiper, current, ms]);
}
