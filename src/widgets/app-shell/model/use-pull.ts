import { useDrag } from '@use-gesture/react';
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import {
  hasTouch,
  isStill,
  picturesOfSelects,
  pullBeginsAt,
  rubberBand,
  type Shift,
  shift,
  TOUCH,
} from '@/shared/lib/motion';

/** Spec section 9. */
const THRESHOLD_PX = 200;
const RELOAD_DELAY_MS = 500;

/** A shorter pull says nothing yet. */
const SAID_FROM_PX = 24;

/** No pull brings the page further down. */
const REACH_PX = 240;

/** So far down it waits for the new page. */
const WAIT_PX = 64;

/** The page in the hand of a finger, until it is let go of at rest. */
type Caught = Shift & { letGo: () => void };

export type Pull = 'none' | 'short' | 'enough' | 'reloading';

/**
 * Pulling the page down at its top. The page gives way, and springs back; the browser's own way to do the same is off
 * while this one listens.
 *
 * @param pill says what the pull does, and moves with the page
 */
export function usePull(pill: RefObject<HTMLElement | null>): Pull {
  const [pull, setPull] = useState<Pull>('none');
  const isAtTop = useSyncExternalStore(onScroll, () => window.scrollY <= 0);
  const page = useRef<Caught>(null);

  useEffect(() => {
    const { style } = document.documentElement;
    style.overscrollBehaviorY = 'contain';
    return () => {
      style.overscrollBehaviorY = '';
    };
  }, []);

  const springTo = async (offset: number) => {
    const isThere = await page.current?.springTo(offset);
    if (!isThere || offset > 0) return;
    page.current?.letGo();
    page.current = null;
    setPull('none');
  };

  useDrag(
    ({ first, last, canceled, cancel, event, movement: [, down], memo }): number | undefined => {
      const isCaught = first && pull !== 'reloading' && down > 0 && isOurs(event.target);
      if (isCaught) page.current ??= catchPage(pill.current);
      const from: number | undefined = isCaught ? page.current?.hold() : memo;
      // Two fingers want to see it larger.
      if (from === undefined || ('touches' in event && event.touches.length > 1)) cancel();
      if (from === undefined) return undefined;
      const pulled = Math.max(0, down);
      if (!last) {
        if (event.cancelable) event.preventDefault();
        page.current?.place(isStill() ? WAIT_PX : from + rubberBand(pulled, REACH_PX));
        setPull(meaningOf(pulled));
      } else if (!canceled && event.type !== 'touchcancel' && pulled >= THRESHOLD_PX) {
        setPull('reloading');
        void springTo(WAIT_PX);
        setTimeout(() => window.location.reload(), RELOAD_DELAY_MS);
      } else void springTo(0);
      return from;
    },
    { ...TOUCH, target: window, axis: 'y', enabled: hasTouch() && (isAtTop || pull !== 'none') },
  );
  return pull;
}

/** Only there the listener is needed that keeps the browser from scrolling at once. */
const onScroll = (act: () => void) => {
  window.addEventListener('scroll', act, { passive: true });
  return () => window.removeEventListener('scroll', act);
};

const meaningOf = (pulled: number): Pull => {
  if (pulled < SAID_FROM_PX) return 'none';
  return pulled < THRESHOLD_PX ? 'short' : 'enough';
};

/** Inside a drawer or a sheet a pull is for that, and on a page that was zoomed into it shows what is above. */
const isOurs = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('[role="dialog"]') === null &&
  (window.visualViewport?.scale ?? 1) === 1 &&
  pullBeginsAt(target, document.documentElement);

function catchPage(pill: HTMLElement | null): Caught | null {
  if (!pill) return null;
  const screen = document.getElementById('isi');
  if (!screen || isStill()) return { ...shift([pill]), letGo: () => undefined };
  const releaseHeight = keepHeight(screen.parentElement ?? screen);
  const showSelects = picturesOfSelects(screen);
  const letGo = () => {
    releaseHeight();
    showSelects();
  };
  return { ...shift([pill, ...movingParts(screen)]), letGo };
}

/** A screen that is moved down would make the page longer with every frame, and all of it be laid out again. */
function keepHeight({ style }: HTMLElement): () => void {
  style.overflow = 'clip';
  return () => {
    style.overflow = '';
  };
}

/** What stays where it is on the glass while its screen moves: a transform would take it along, or put it elsewhere. */
const STAYS = '[data-diam]';

/** The largest parts of a screen that can be moved without what stays. */
export function movingParts(part: Element): HTMLElement[] {
  if (part.matches(STAYS) || !(part instanceof HTMLElement)) return [];
  return part.querySelector(STAYS) ? [...part.children].flatMap(movingParts) : [part];
}
