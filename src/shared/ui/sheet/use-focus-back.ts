import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { fieldToType } from '../../lib/browser';

/**
 * Where a dialog takes the focus from and gives it back to. Chakra's takes it a frame after it stands there, and only what
 * it took it gives back; who closes it sooner, as keys do on a slow phone, would be left at the top of the screen.
 *
 * @param focusAfter has it once the dialog has gone; null where that is what had it before
 * @param first has it while the dialog stands
 */
export function useFocusBack(
  content: RefObject<HTMLElement | null>,
  focusAfter?: () => HTMLElement | null,
  first = () => fieldToType(content.current),
) {
  // Noted before anything in the dialog takes the focus: one that is taken away at once gives it back to nobody.
  const [opener] = useState(() => document.activeElement);
  const openerIfThere = () => (opener instanceof HTMLElement && opener.isConnected ? opener : null);
  const finalFocusEl = () => focusAfter?.() ?? openerIfThere();

  const wasTaken = useRef(false);
  const initialFocusEl = () => {
    wasTaken.current = true;
    return first();
  };

  const giveBack = useEffectEvent(() => {
    if (wasTaken.current) return;
    // What hides the screen below from readers goes in the same turn.
    setTimeout(() => {
      if (document.activeElement === document.body) finalFocusEl()?.focus({ preventScroll: true });
    });
  });
  useEffect(() => () => giveBack(), []);

  return { initialFocusEl, finalFocusEl };
}
