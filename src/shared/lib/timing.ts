import { startTransition, useEffect, useState } from 'react';

/** By then the first paint has passed, on phones too. */
const FIRST_PAINT_MS = 1200;

/** Calls once the browser has nothing better to do, at the latest after four seconds. @returns how to call it off */
export function whenIdle(act: () => void): () => void {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, FIRST_PAINT_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: 4000 });
  return () => cancelIdleCallback(handle);
}

/** False at first, true once the browser has nothing better to do; what comes of it is drawn in small steps. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setIdle(true))), []);
  return isIdle;
}

/** Ends the task at hand, so that a finger on a slow phone is answered before the next piece of work. */
export const breathe = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** The value as it was when it had not changed for `ms` (spec section 9: searches wait 500 ms). */
export function useDebounced<Value>(value: Value, ms = 500): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}

/** Calls at each of these events of the window. @returns stops that */
export function onWindow(events: readonly (keyof WindowEventMap)[], act: () => void): () => void {
  for (const event of events) window.addEventListener(event, act, { passive: true });
  return () => {
    for (const event of events) window.removeEventListener(event, act);
  };
}

/** Calls at each sign of a user. @returns stops that */
export const onSign = (act: () => void): (() => void) => onWindow(['pointerdown', 'keydown', 'scroll'], act);

/** One fact of the page; `navigator.userActivation` does not count scrolling. */
let isAttended = false;
let isNoted = false;

/** Notes the first sign of a user on this page. */
function noteAttention(): void {
  if (isNoted) return;
  isNoted = true;
  const stop = onSign(() => {
    isAttended = true;
    stop();
  });
}

/**
 * Calls at the first sign of a user on this page, at once if there was one: for what the app says by itself. Whoever only
 * looks is still reading, and a message that nobody asked for would be the largest thing that he sees. @returns how to
 * call it off
 */
export function whenAttended(act: () => void): () => void {
  noteAttention();
  if (isAttended) {
    act();
    return () => {};
  }
  const stop = onSign(() => {
    stop();
    act();
  });
  return stop;
}

/** A reader has seen the screen by then, also where its pictures come slowly. */
const PATIENCE_MS = 10_000;

/**
 * Calls once the first screen has settled: at the next sign of a user, else after ten seconds; for what is fetched
 * ahead and must not compete with the first paint, nor with what follows a finger: it waits until that is lifted, or
 * scrolls the page. @returns how to call it off
 */
export function whenCalm(act: () => void): () => void {
  noteAttention();
  let cancelIdle: (() => void) | undefined;
  const begin = () => {
    stop();
    cancelIdle = whenIdle(act);
  };
  const timer = setTimeout(begin, PATIENCE_MS);
  const stopSigns = onWindow(['pointerup', 'pointercancel', 'keydown', 'scroll'], begin);
  const stop = () => {
    clearTimeout(timer);
    stopSigns();
  };
  return () => {
    stop();
    cancelIdle?.();
  };
}
