import { type RefObject, useEffect } from 'react';
import { firstEmptyField } from '../../lib/first-empty-field';
import { hurry } from '../../outbox';
import type { Entry } from './use-entry';

/**
 * Whoever types fast is in the next row already while this one is being stored. His figures are held back and begin the
 * next row, and from the first of them nobody waits for the server any longer.
 *
 * @param within stands in the form
 * @param isSaving the row is being stored
 */
export function useTypingAhead(within: RefObject<HTMLElement | null>, entry: Entry, isSaving: boolean): void {
  const { ahead } = entry;

  useEffect(() => {
    const field = firstEmptyField(within.current?.closest('form') ?? null);
    field?.focus();
    if (ahead.current && field instanceof HTMLInputElement) typeInto(field, ahead.current);
    ahead.current = '';
  }, [within, ahead]);

  useEffect(() => {
    const form = within.current?.closest('form');
    if (!form || !isSaving) return;
    const hold = (event: InputEvent) => {
      event.preventDefault();
      if (event.inputType === 'insertText') ahead.current += event.data ?? '';
      hurry();
    };
    form.addEventListener('beforeinput', hold);
    return () => form.removeEventListener('beforeinput', hold);
  }, [within, ahead, isSaving]);
}

/** As a keyboard does it: React hears of a value that was set on the element itself, and not through its own property. */
function typeInto(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
