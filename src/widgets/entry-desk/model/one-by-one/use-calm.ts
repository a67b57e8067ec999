import { type RefObject, useLayoutEffect, useRef } from 'react';

/** So long nobody has seen what a card asks: a tap in this time was meant for the card before. */
const UNSEEN_MS = 300;

/**
 * Whether a card has been seen, so that the second tap of an impatient thumb does not answer for a row that nobody has
 * read. Whoever types into it has.
 *
 * @param card is marked as busy meanwhile
 */
export function useCalm(key: string, card: RefObject<HTMLElement | null>) {
  const isUnseen = useRef(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each row is a card of its own
  useLayoutEffect(() => {
    isUnseen.current = true;
    const element = card.current;
    if (element) element.ariaBusy = 'true';
    let timer: ReturnType<typeof setTimeout>;
    // A slow phone paints late; what was tapped until then is answered before the timer.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        isUnseen.current = false;
        if (element) element.ariaBusy = null;
      }, UNSEEN_MS);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [key]);

  return {
    isUnseen: () => isUnseen.current,
    touch: () => {
      isUnseen.current = false;
    },
  };
}
