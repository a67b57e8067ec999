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
  const onPress = (event: Event) => {
    if (!('pointerType' in event && event.pointerType === 'touch') || hasRested()) stop();
    else swallow(event);
  };
  // The click of a touch that was swallowed follows it.
  const onClick = (event: Event) => {
    if ('pointerType' in event && event.pointerType === 'touch') swallow(event);
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
