/** Nobody reads a screen so fast that he could mean what has come under his finger. */
const DOUBLE_TAP_MS = 300;

/** No finger hits the same place twice; in CSS pixels. */
const NEAR = 24;

type Tap = Pick<MouseEvent, 'clientX' | 'clientY' | 'timeStamp'>;

let last: Tap | undefined;
const known = new WeakMap<Event, boolean>();

/**
 * Whether a click is the second of a double tap, which finds the next screen under the finger. What counts is when the
 * finger came, not when the page had time for it. Whoever asks of the same click again gets the same answer.
 */
export function isSecondOfTwo(tap: MouseEvent): boolean {
  const answer = known.get(tap);
  if (answer !== undefined) return answer;
  const isSecond = follows(tap, last);
  known.set(tap, isSecond);
  last = tap;
  return isSecond;
}

/** What is passed on in the place of a tap is no tap after it. */
export function standFor(passedOn: Event, tap: MouseEvent): void {
  known.set(passedOn, isSecondOfTwo(tap));
}

function follows(tap: MouseEvent, before: Tap | undefined): boolean {
  // A mouse is told by the browser; of fingers not every browser counts the taps.
  if ('pointerType' in tap && tap.pointerType === 'mouse') return tap.detail > 1;
  if (!before || tap.timeStamp - before.timeStamp >= DOUBLE_TAP_MS) return false;
  return Math.hypot(tap.clientX - before.clientX, tap.clientY - before.clientY) < NEAR;
}
