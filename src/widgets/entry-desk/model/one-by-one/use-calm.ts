import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The time until a new card, or its question, counts as seen. */
const UNSEEN_MS = 300;

/** A key that leads on to another card. */
type Way = 'pilihan' | 'lanjut' | 'lewati' | 'urungkan';

/**
 * Tells the second tap of an impatient thumb from an answer: the key that has brought a card says nothing about it until
 * somebody has seen the card. Other keys do, and so does whoever types into it. 'Lewati' enters nothing: each counts.
 *
 * @param card is marked as busy meanwhile
 */
export function useCalm(key: string, card: RefObject<HTMLElement | null>) {
  const isUnseen = useRef(true);
  /** Null for the first card: nobody knows what was tapped before. */
  const broughtBy = useRef<Way | null>(null);

  const stop = useRef(() => {});
  const begin = () => {
    stop.current();
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
    stop.current = () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each row is a card of its own
  useLayoutEffect(() => {
    begin();
    return () => stop.current();
  }, [key]);

  return {
    /** @returns false where the tap was meant for the card before */
    hears: (way: Way): boolean => {
      const { current: before } = broughtBy;
      if (isUnseen.current && (before === null || (before === way && way !== 'lewati'))) return false;
      broughtBy.current = way;
      return true;
    },
    /** The card asks something that nobody has seen yet. */
    ask: begin,
    touch: () => {
      isUnseen.current = false;
    },
  };
}
