import { useLayoutEffect, useRef } from 'react';
import { grow } from './grow';
import { scrollsWhereItCan } from './scrolls-where-it-can';
import { type Slide, slide } from './slide';
import { useFinger } from './use-finger';

/** From here on a sheet is a dialog in the middle, which no finger pulls. */
const DESK = '(min-width: 768px)';

/** Who is asked whether he wants to leave, and stays, gets it back by then. */
const RETURN_MS = 600;

/**
 * Springs in from its edge and back there, and follows the finger.
 *
 * @param onClose a finger has pulled it out; if it is not taken away then, it comes back
 */
export function useSlide(edge: 'bottom' | 'left', onClose: () => void) {
  const panel = useRef<HTMLDivElement>(null);
  const backdrop = useRef<HTMLDivElement>(null);
  const positioner = useRef<HTMLDivElement>(null);
  const slid = useRef<Slide>(null);
  const close = useRef(onClose);
  const coming = useRef<ReturnType<typeof setTimeout>>(undefined);

  useLayoutEffect(() => {
    close.current = onClose;
  });

  useLayoutEffect(() => {
    if (!(panel.current && backdrop.current && positioner.current)) return;
    const parts = { panel: panel.current, backdrop: backdrop.current, positioner: positioner.current };
    const mine = slide(parts, edge === 'bottom' && window.matchMedia(DESK).matches ? 'middle' : edge);
    slid.current = mine;
    const forget = mine.edge === 'bottom' ? scrollsWhereItCan(parts.panel) : () => undefined;
    const arrive = grow(parts.panel, parts.positioner);
    mine.enter();
    // A finger takes hold of the panel itself.
    parts.positioner.addEventListener('pointerdown', arrive, { once: true });
    return () => {
      slid.current = null;
      forget();
      clearTimeout(coming.current);
      arrive();
      mine.leave();
    };
  }, [edge]);

  const letGo = async (speed: number) => {
    const mine = slid.current;
    if (!mine || !(await mine.springTo(1, speed)) || slid.current !== mine) return;
    close.current();
    coming.current = setTimeout(() => void mine.springTo(0), RETURN_MS);
  };

  useFinger(edge, panel, slid, letGo);
  return { panel, backdrop, positioner };
}
