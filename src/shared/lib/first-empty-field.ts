/** Where typing begins: the first field that is empty, else the first; null where there is none. */
export function firstEmptyField(within: HTMLElement | null): HTMLElement | null {
  const fields = [...(within?.querySelectorAll<HTMLInputElement>('input, select, textarea') ?? [])].filter(
    ({ disabled, readOnly, type }) => !disabled && !readOnly && type !== 'hidden',
  );
  return fields.find(({ value }) => value === '') ?? fields[0] ?? null;
}
