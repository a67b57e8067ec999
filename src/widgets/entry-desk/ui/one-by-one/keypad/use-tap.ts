import { type MouseEvent, useRef } from 'react';

/**
 * A key that answers when a finger comes down, as fast as two thumbs type, and keeps the focus in the field. Keyboards and
 * screen readers click it.
 */
export function useTap(act: () => void) {
  const isDone = useRef(false);
  return {
    onPointerDown: () => {
      isDone.current = true;
      act();
    },
    onMouseDown: keepFocus,
    onClick: () => {
      if (!isDone.current) act();
      isDone.current = false;
    },
  };
}

export const keepFocus = (event: MouseEvent): void => event.preventDefault();
