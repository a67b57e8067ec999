import { isSecondOfTwo, standFor } from './double-tap';

/** What moves between two screens. */
const moving = (): Animation[] =>
  document.documentElement
    .getAnimations({ subtree: true })
    .filter(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'));

/**
 * While a screen comes, its picture lies above everything, and a finger would touch nothing. Whoever taps then means what
 * he sees: the way is over at once, and the tap goes to what lies below. But for the second of a double tap, which means
 * what it has touched before.
 */
export function letTapsThrough(): () => void {
  const root = document.documentElement;
  let wasCut = false;
  const arrive = ({ target }: Event) => {
    const cut = target === root ? moving() : [];
    wasCut = cut.length > 0;
    for (const animation of cut) animation.finish();
  };
  const passOn = (event: MouseEvent) => {
    const isSecond = isSecondOfTwo(event);
    if (!wasCut || event.target !== root) return;
    wasCut = false;
    if (!isSecond) whenArrived(() => tap(event));
  };
  window.addEventListener('pointerdown', arrive, true);
  window.addEventListener('click', passOn, true);
  return () => {
    window.removeEventListener('pointerdown', arrive, true);
    window.removeEventListener('click', passOn, true);
  };
}

/** The pictures are taken away with the frame after the one in which they came to rest. */
const whenArrived = (act: () => void): void => {
  requestAnimationFrame(() => (moving().length > 0 ? whenArrived(act) : act()));
};

const tap = (event: MouseEvent): void => {
  const { clientX, clientY } = event;
  const below = document.elementFromPoint(clientX, clientY);
  if (below instanceof HTMLElement || below instanceof SVGElement) {
    const passedOn = new MouseEvent('click', { bubbles: true, cancelable: true, clientX, clientY });
    standFor(passedOn, event);
    below.dispatchEvent(passedOn);
  }
};
