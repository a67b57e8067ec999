/** Hands that typed on without looking have rested by then. */
const REST_MS = 1_000;

/**
 * Lets keys and taps go nowhere while something opens by itself under the hands of somebody who types. It ends with a press
 * of the mouse or a focus in a field, with a tap after a rest, and with Tab as the first key after a rest.
 *
 * @returns ends it
 */
export function deafUntilRest(): () => void {
  const over = new AbortController();
  let last = performance.now();
  const stop = () => over.abort();
  const hasRested = () => performance.now() - last >= REST_MS;
  const swallow = (event: Event) => {
    last = performance.now();
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Tab' && hasRested()) stop();
    else swallow(event);
  };
  /** Taps whose click has yet to come. Older browsers do not say of a click that it is a finger's. */
  let swallowedTaps = 0;
  const isTouch = (event: Event) => 'pointerType' in event && event.pointerType === 'touch';
  const onPress = (event: Event) => {
    if (!isTouch(event) || hasRested()) return stop();
    swallowedTaps += 1;
    swallow(event);
  };
  const onClick = (event: Event) => {
    if (!isTouch(event) && swallowedTaps === 0) return;
    swallowedTaps = Math.max(0, swallowedTaps - 1);
    swallow(event);
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target.matches('input, select, textarea')) stop();
  };
  const listening = { capture: true, signal: over.signal };
  window.addEventListener('keydown', onKey, listening);
  window.addEventListener('pointerdown', onPress, listening);
  window.addEventListener('click', onClick, listening);
  window.addEventListener('focusin', onFocus, listening);
  return stop;
}
