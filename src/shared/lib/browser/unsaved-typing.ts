import { useEffect, useEffectEvent } from 'react';

/** A screen with typing that is not stored yet. */
interface Typist {
  isTyping: () => boolean;
  /** Takes a half typed text out of the way of the blur that follows. */
  pause?: () => void;
  /** Goes on where it was paused. @returns false where nothing was */
  resume?: () => boolean;
}

const typists = new Set<Typist>();
let opener: Element | null = null;

/** Screens that must not be taken away under the hands of somebody who types, such as when the session ends. */
export const unsavedTyping = {
  isAny: (): boolean => [...typists].some(({ isTyping }) => isTyping()),
  /** Takes the focus away, so that the next keys go nowhere. */
  pause: (): void => {
    for (const typist of typists) typist.pause?.();
    opener = document.activeElement;
    if (opener instanceof HTMLElement) opener.blur();
  },
  /** Gives the focus back to the field that had it. */
  resume: (): HTMLElement | null => {
    const isResumed = [...typists].map((typist) => typist.resume?.()).some(Boolean);
    const field = isResumed ? document.activeElement : opener;
    opener = null;
    return field instanceof HTMLElement && field.isConnected ? field : null;
  },
};

/** Registers the screen for as long as it stands. */
export function useTypist({ isTyping, pause, resume }: Typist): void {
  const ask = useEffectEvent(isTyping);
  const stop = useEffectEvent(() => pause?.());
  const goOn = useEffectEvent(() => resume?.() ?? false);
  useEffect(() => {
    const typist = { isTyping: () => ask(), pause: () => stop(), resume: () => goOn() };
    typists.add(typist);
    return () => void typists.delete(typist);
  }, []);
}
