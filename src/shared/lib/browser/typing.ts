const fieldsOf = (within: HTMLElement | null): HTMLInputElement[] =>
  [...(within?.querySelectorAll<HTMLInputElement>('input, select, textarea') ?? [])].filter(
    ({ disabled, readOnly, type }) => !disabled && !readOnly && type !== 'hidden',
  );

/** Where a row begins: in the first field that is empty, else in the first; null without any. */
export function firstEmptyField(within: HTMLElement | null): HTMLElement | null {
  const fields = fieldsOf(within);
  return fields.find(({ value }) => value === '') ?? fields[0] ?? null;
}

/** Where typing goes on: where it has begun, else where a row begins. */
export const fieldToType = (within: HTMLElement | null): HTMLElement | null =>
  fieldsOf(within).find((field) => field === document.activeElement) ?? firstEmptyField(within);

/** A key as it is given back later: a character, or the name of a key that a row is typed with. */
export type Key = string;

/** Does in a form what the key would have done, in the field that has the focus. */
export function press(key: Key, form: HTMLFormElement): void {
  const field = document.activeElement;
  if (key === 'Enter') form.querySelector<HTMLButtonElement>('button[type="submit"]')?.click();
  else if (key === 'Tab' || key === 'Shift+Tab') goTo(fieldBeside(field, form, key === 'Tab' ? 1 : -1));
  else if (field instanceof HTMLInputElement) typeInto(field, key);
}

/** As Tab does it: what is typed next takes the place of what stands there. */
function goTo(field: HTMLElement | undefined): void {
  field?.focus();
  if (field instanceof HTMLInputElement) field.select();
}

function fieldBeside(field: Element | null, form: HTMLFormElement, step: number): HTMLElement | undefined {
  const all = [...form.querySelectorAll<HTMLInputElement>('input, select, textarea, button')].filter(
    ({ disabled, type, tabIndex }) => !disabled && type !== 'hidden' && tabIndex >= 0,
  );
  const place = all.findIndex((one) => field?.isSameNode(one));
  return all[place + step];
}

/** As a keyboard does it: React hears of a value that was set on the element itself, and not through its own property. */
function typeInto(field: HTMLInputElement, key: Key): void {
  const [from, to] = [field.selectionStart ?? field.value.length, field.selectionEnd ?? field.value.length];
  const isBack = key === 'Backspace';
  const before = field.value.slice(0, isBack && from === to ? Math.max(0, from - 1) : from) + (isBack ? '' : key);
  const value = before + field.value.slice(to);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.setSelectionRange(before.length, before.length);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
