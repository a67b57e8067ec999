import { type RefObject, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type Swiper from 'swiper';
import { startSwiper } from './start-swiper';

/** Swiper on the slides of a frame, and the place of the one that is shown. */
export function useSwiper(frame: RefObject<HTMLElement | null>, count: number, isCalm: boolean) {
  const [swiper, setSwiper] = useState<Swiper>();
  useEffect(() => {
    if (!frame.current) return;
    const [started, stop] = startSwiper(frame.current, isCalm);
    setSwiper(started);
    return stop;
  }, [frame, isCalm]);
  useEffect(() => {
    // It has measured the slides that it found; to measure once more costs a slow phone a layout.
    if (swiper && swiper.slides.length !== count) swiper.update();
  }, [swiper, count]);

  const listen = useCallback(
    (notice: () => void) => {
      swiper?.on('activeIndexChange', notice);
      return () => swiper?.off('activeIndexChange', notice);
    },
    [swiper],
  );
  return { swiper, current: useSyncExternalStore(listen, () => swiper?.activeIndex ?? 0) };
}
