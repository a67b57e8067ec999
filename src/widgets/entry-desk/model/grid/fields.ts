import type { Cell } from './cells';
import { shownText } from './change';

/** What a row asks, or offers, behind its figures. */
export const answersOf = (within: Element | null): HTMLButtonElement[] => [
  ...(within?.closest('[role=row]')?.querySelectorAll<HTMLButtonElement>('button[data-sel]') ?? []),
];

/** Arrows lead from answer to answer, and back to the figures. */
export function walkAnswers(button: HTMLButtonElement, key: string, back: HTMLInputElement | null): boolean {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
  const answers = answersOf(button);
  if (step) (answers[answers.indexOf(button) + step] ?? (step < 0 ? back : button))?.focus();
  else if (key === 'Escape') back?.focus();
  else return false;
  return true;
}

/** The cell that a field is of; null where it is none. */
export function cellOf(target: EventTarget | null): (Cell & { input: HTMLInputElement }) | null {
  if (!(target instanceof HTMLInputElement) || !target.dataset['figur']) return null;
  return { input: target, key: target.dataset['baris'] ?? '', figure: target.dataset['figur'] };
}

/** Shows a stored figure in a field that nobody types in: whole where it has the focus, for the next key to replace. */
export function showIn(field: HTMLInputElement, text: string): void {
  const shown = shownText(text);
  if (field.value !== shown) field.value = shown;
  if (field === field.ownerDocument.activeElement) field.select();
}
