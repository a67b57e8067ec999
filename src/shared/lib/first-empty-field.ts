/** Where typing begins: where it has begun, else in the first field that is empty, else in the first; null without any. */
export function firstEmptyField(within: HTMLElement | null): HTMLElement | null {
  const fields = [...(within?.querySelectorAll<HTMLInputElement>('input, select, textarea') ?? [])].filter(
    ({ disabled, readOnly, type }) => !disabled && !readOnly && type !== 'hidden',
  );
  return (
    fields.find((field) => field === document.activeElement) ??
    fields.find(({ value }) => value === '') ??
    fields[0] ??
    null
  );
}
