import { isSecondOfTwo, standFor } from './double-tap';

/** What moves between two screens. */
const moving = (): Animation[] =>
  document.documentElement
    .getAnimations({ subtree: true })
    .filter(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'));

/**
 * While a screen comes, its picture lies above everything, and a finger would touch nothing. Whoever taps then means what
 * he sees: the way is over at once, and the tap goes to what lies below. But for the second of a double tap, which means
 * what it has touched before, and goes nowhere where something else has come there meanwhile.
 */
export function letTapsThrough(): () => void {
  const root = document.documentElement;
  let wasCut = false;
  let touched: EventTarget | null = null;
  const arrive = ({ target }: Event) => {
    const cut = target === root ? moving() : [];
    wasCut = cut.length > 0;
    for (const animation of cut) animation.finish();
  };
  const passOn = (event: MouseEvent) => {
    const isSecond = isSecondOfTwo(event);
    if (isSecond && isByFinger(event) && !isSamePart(touched, event.target)) swallow(event);
    else touched = event.target;
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

/** The second of a double tap means what the first has touched, not what has come in its place. */
const swallow = (event: Event): void => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

const isByFinger = (event: Event): boolean => 'pointerType' in event && event.pointerType === 'touch';

/** A label hands its tap on to its field, and the same tap is heard twice. */
const isSamePart = (one: EventTarget | null, other: EventTarget | null): boolean =>
  one === other ||
  (one instanceof Element &&
    other instanceof Element &&
    (one.contains(other) || other.contains(one) || one.closest('label')?.control === other));

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
