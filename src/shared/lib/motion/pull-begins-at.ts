/** The head of a sheet stays in sight while its content scrolls. */
const HANDLE = '[data-part="header"]';
const TYPED = 'input, textarea, select, [contenteditable]';

/**
 * Whether a finger that moves down from here pulls at `within` itself: always by its handle, else only where everything
 * under it is scrolled to its top, and where it does not drag a text cursor, a slider or the end of a selection.
 */
export function pullBeginsAt(target: EventTarget | null, within: Element | null): boolean {
  if (!(target instanceof Element) || !within?.contains(target)) return false;
  if (target.closest(HANDLE)) return true;
  const typed = document.activeElement?.closest(TYPED);
  if (target.matches('input[type="range"]') || (typed && target === typed)) return false;
  // What is selected in a field is that field's own.
  if (!typed && window.getSelection()?.type === 'Range') return false;
  let part: Element | null = target;
  while (part && part !== within && part.scrollTop <= 0) part = part.parentElement;
  return part === within && within.scrollTop <= 0;
}
