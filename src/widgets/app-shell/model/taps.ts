import { isSecondOfTwo, standFor } from './double-tap';

/** What moves between two screens. */
const moving = (): Animation[] =>
  document.documentElement
    .getAnimations({ subtree: true })
    .filter(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'));

/**
 * While a screen comes, its picture lies above everything, and a finger would touch nothing. Whoever taps then means what
 * he sees: the way is over at once, and the tap goes to what lies below. But for the second of a double tap, which means
 * what it has touched before, and goes nowhere where something else has come there meanwhile, or to the address that the
 * first has gone to already: until that is drawn, it would make a second step there, which back takes for nothing.
 *
 * A tap is also meant for what the finger came down on where that has moved away, or was covered, before the finger was
 * lifted: browsers give it to what holds both, and it would be lost.
 */
export function letTapsThrough(): () => void {
  const root = document.documentElement;
  let isCovered = false;
  let touched: EventTarget | null = null;
  let pressed: Pressed | null = null;
  let from = window.location.href;
  const arrive = ({ target }: Event) => {
    // Also where nothing moves any more: the pictures lie there for a moment after they have come to rest.
    isCovered = target === root;
    pressed = target instanceof Element && !isCovered ? { part: target, box: target.getBoundingClientRect() } : null;
    if (isCovered) for (const animation of moving()) animation.finish();
  };
  const passOn = (event: MouseEvent) => {
    const isSecond = isSecondOfTwo(event);
    const isElsewhere = isByFinger(event) && !isSamePart(touched, event.target);
    const { href } = window.location;
    const lost = pressed && isLost(event, pressed) ? pressed.part : null;
    pressed = null;
    if (lost) {
      swallow(event);
      if (!isSecond) passTo(lost, event);
      return;
    }
    if (isSecond && (isElsewhere || (href !== from && addressOf(event.target) === href))) swallow(event);
    else [touched, from] = [event.target, href];
    if (!isCovered || event.target !== root) return;
    isCovered = false;
    if (!isSecond) tapBelow(event);
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

/** What a finger came down on, and where that was. */
interface Pressed {
  part: Element;
  box: DOMRect;
}

/** Whether a tap was given to what only holds the part it was meant for; a finger that left the part meant to let it be. */
function isLost(event: MouseEvent, { part, box }: Pressed): boolean {
  const { target, clientX: x, clientY: y } = event;
  const isPressed = !('pointerType' in event) || event.pointerType !== '';
  if (!isPressed || !(target instanceof Element) || target === part || !target.contains(part)) return false;
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

/** Where a link leads to; those of a drawing have their address as an attribute alone. */
function addressOf(target: EventTarget | null): string | null {
  const to = target instanceof Element ? target.closest('a')?.getAttribute('href') : undefined;
  return typeof to === 'string' ? new URL(to, document.baseURI).href : null;
}

const isByFinger = (event: Event): boolean => 'pointerType' in event && event.pointerType === 'touch';

/** A label hands its tap on to its field, and the same tap is heard twice. */
const isSamePart = (one: EventTarget | null, other: EventTarget | null): boolean =>
  one === other ||
  (one instanceof Element &&
    other instanceof Element &&
    (one.contains(other) || holdsPart(other, one) || one.closest('label')?.control === other));

/** Excludes the page: a modal sheet disables pointer events below it, so taps land on the root element. */
const holdsPart = (whole: Element, part: Element): boolean =>
  whole !== document.documentElement && whole !== document.body && whole.contains(part);

/** Pictures that have come to rest are taken away within two frames. */
const FRAMES = 10;

/** Hands a tap on to what it meant, once that is uncovered. */
const tapBelow = (event: MouseEvent, frames = FRAMES): void => {
  const { clientX, clientY } = event;
  requestAnimationFrame(() => {
    const below = document.elementFromPoint(clientX, clientY);
    if (below === document.documentElement) {
      if (frames > 0) tapBelow(event, frames - 1);
    } else if (below instanceof HTMLElement || below instanceof SVGElement) {
      passTo(below, event);
    }
  });
};

function passTo(part: Element, tap: MouseEvent): void {
  const { clientX, clientY } = tap;
  const passedOn = new MouseEvent('click', { bubbles: true, cancelable: true, clientX, clientY });
  standFor(passedOn, tap);
  part.dispatchEvent(passedOn);
}
