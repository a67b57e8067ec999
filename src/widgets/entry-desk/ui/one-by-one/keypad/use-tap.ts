import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { flushSync } from 'react-dom';

/** The time after a finger in which its click may still come. */
const CLICK_WITHIN_MS = 1_000;

/** When a pointer was on a key last. */
let touchedAt = Number.NEGATIVE_INFINITY;

/**
 * Keeps the browser's own click of a finger away: it would fall on whatever stands in the key's place by then. Browsers send
 * none for a second finger, so that keys could not rely on it anyway.
 */
const withoutClick = (event: TouchEvent): void => {
  if (event.cancelable) event.preventDefault();
};
const holdBackClick = (key: HTMLElement | null): void => key?.addEventListener('touchend', withoutClick);

/**
 * A key that acts once for each finger that comes down on it, in the order in which fingers come down, and keeps the focus in
 * the field. Keyboards and screen readers click it. What it does is drawn before the next key is heard.
 */
export function useTap(act: () => void) {
  const owed = useRef({ clicks: 0, since: 0 });
  const hold = () => {
    touchedAt = performance.now();
    owed.current.since = touchedAt;
  };
  return {
    ref: holdBackClick,
    onPointerDown: (event: PointerEvent) => {
      if (event.button > 0) return;
      const isExpired = performance.now() - owed.current.since > CLICK_WITHIN_MS;
      owed.current.clicks = (isExpired ? 0 : owed.current.clicks) + 1;
      hold();
      flushSync(act);
    },
    onPointerUp: hold,
    onPointerCancel: () => {
      owed.current.clicks = Math.max(0, owed.current.clicks - 1);
      hold();
    },
    onMouseDown: keepFocus,
    onClick: (event: MouseEvent) => {
      const { clicks, since } = owed.current;
      const now = performance.now();
      owed.current.clicks = Math.max(0, clicks - 1);
      if (clicks > 0 && now - since < CLICK_WITHIN_MS) return;
      // The click of a finger that was on another key when it came down.
      if (event.detail > 0 && now - touchedAt < CLICK_WITHIN_MS) return;
      flushSync(act);
    },
  };
}

export const keepFocus = (event: MouseEvent): void => event.preventDefault();
