import { type RefObject, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import Swiper from 'swiper';
import css from './carousel.module.css';

/** Swiper on the slides of a frame, and the place of the one that is shown. */
export function useSwiper(frame: RefObject<HTMLElement | null>, count: number, isCalm: boolean) {
  const [swiper, setSwiper] = useState<Swiper>();
  useEffect(() => {
    if (!frame.current) return;
    const started = startSwiper(frame.current, isCalm);
    setSwiper(started);
    return () => void started.destroy();
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

/**
 * So far must slides be drawn by a slow finger, on a phone as on a desk; a flick turns by less. They follow it after some
 * 20 px, for it may want to scroll or tap.
 */
const TURNS_PX = 40;
const TURN_MS = 300;

/** Starts Swiper's core on slides that are there; after the last comes the first. */
function startSwiper(frame: HTMLElement, isCalm: boolean): Swiper {
  const swiper = new Swiper(frame, {
    wrapperClass: css['jalur'] ?? '',
    slideClass: css['lembar'] ?? '',
    speed: isCalm ? 0 : TURN_MS,
    rewind: true,
    // The slides have no end at which a finger could be held back.
    resistance: false,
    // A finger may begin on an arrow, also on one that has the focus.
    touchEventsTarget: 'container',
    focusableElements: 'input, select, textarea',
    touchStartPreventDefault: false,
  });
  const fitReach = () => {
    swiper.params.longSwipesRatio = TURNS_PX / swiper.width;
  };
  fitReach();
  swiper.on('resize', () => {
    swiper.update();
    fitReach();
  });
  const stopListening = listenWhenTouched(swiper);
  frame.addEventListener('dragstart', stayInPlace);
  const showFocused = ({ target }: FocusEvent) => {
    const index = swiper.slides.findIndex((slide) => target instanceof Node && slide.contains(target));
    if (index >= 0) swiper.slideTo(index, 0);
  };
  frame.addEventListener('focusin', showFocused);
  swiper.on('beforeDestroy', () => {
    stopListening();
    frame.removeEventListener('dragstart', stayInPlace);
    frame.removeEventListener('focusin', showFocused);
  });
  return swiper;
}

/**
 * Swiper listens to all touches of the page with a non-passive listener, for which a browser delays every scroll. It is
 * attached while the slides are touched, and detached when another place is.
 */
function listenWhenTouched(swiper: Swiper): () => void {
  swiper.detachEvents();
  let listens = false;
  const onDown = ({ target }: PointerEvent) => {
    const isHere = target instanceof Node && swiper.el.contains(target);
    if (isHere === listens) return;
    listens = isHere;
    if (isHere) swiper.attachEvents();
    else swiper.detachEvents();
  };
  // On its way down, before the touch itself reaches the slides.
  window.addEventListener('pointerdown', onDown, true);
  return () => window.removeEventListener('pointerdown', onDown, true);
}

/** A browser would carry a link or a picture away as if it were a file. */
const stayInPlace = (event: DragEvent): void => event.preventDefault();
