import { type RefObject, useEffect, useEffectEvent } from 'react';
import { onWindow } from './timing';

const SHARE = 0.8;
const THROTTLE_MS = 150;

/**
 * Calls back when 80 per cent of the page were scrolled, at most every 150 ms (spec section 9).
 *
 * @param below what stands below the list and does not count as its page
 */
export function useScrollEnd(onEnd: () => void, below?: RefObject<HTMLElement | null>): void {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer = undefined;
      const seen = window.scrollY + window.innerHeight;
      const height = document.documentElement.scrollHeight - (below?.current?.offsetHeight ?? 0);
      if (seen >= height * SHARE) end();
    };
    const onScroll = () => {
      timer ??= setTimeout(look, THROTTLE_MS);
    };
    const stop = onWindow(['scroll', 'resize'], onScroll);
    // A list that does not fill the screen has nothing to scroll: its growth is watched instead.
    const growth = new ResizeObserver(onScroll);
    growth.observe(document.body);
    return () => {
      clearTimeout(timer);
      growth.disconnect();
      stop();
    };
  }, [below]);
}

/** A run of parts of a list, the last one excluded, and the room of those before and behind it in pixels. */
export interface Near {
  from: number;
  to: number;
  before: number;
  behind: number;
}

/**
 * Which parts of a list lie near the screen.
 *
 * @param heights of the parts in pixels, measured or estimated
 * @param top where the list begins, and
 * @param bottom where the neighbourhood of the screen ends: both from where that neighbourhood begins
 */
export function partsNear(heights: readonly number[], top: number, bottom: number): Near {
  const near: Near = { from: 0, to: 0, before: 0, behind: 0 };
  let at = top;
  heights.forEach((height, part) => {
    if (at + height <= 0) {
      near.from = part + 1;
      near.before += height;
    } else if (at < bottom) near.to = part + 1;
    else near.behind += height;
    at += height;
  });
  // Something always stays, or a list that was scrolled past would lose its place.
  if (near.to <= near.from) {
    near.from = Math.min(near.from, heights.length - 1);
    near.before = heights.slice(0, near.from).reduce((sum, height) => sum + height, 0);
    near.to = near.from + 1;
    near.behind = heights.slice(near.to).reduce((sum, height) => sum + height, 0);
  }
  return near;
}
