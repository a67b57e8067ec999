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
