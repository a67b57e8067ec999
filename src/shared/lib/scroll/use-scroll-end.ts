import { useEffect, useRef } from 'react';

const SHARE = 0.8;
const THROTTLE_MS = 150;

/** Calls back when 80 per cent of the page were scrolled, at most every 150 ms (spec section 9). */
export function useScrollEnd(onEnd: () => void): void {
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer = undefined;
      const seen = window.scrollY + window.innerHeight;
      if (seen >= document.documentElement.scrollHeight * SHARE) latest.current();
    };
    const onScroll = () => {
      timer ??= setTimeout(look, THROTTLE_MS);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onScroll, { passive: true });
    // A list that does not fill the screen has nothing to scroll: its growth is watched instead.
    const growth = new ResizeObserver(onScroll);
    growth.observe(document.body);
    return () => {
      clearTimeout(timer);
      growth.disconnect();
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onScroll);
    };
  }, []);
}
