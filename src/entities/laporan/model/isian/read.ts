import { decimalOf, readDecimal, readWhole, wholeOf } from '@/shared/form';

type Kind = 'whole' | 'decimal';

/** A typed or pasted figure as a field holds it: '14500', '14,5', or as it was typed where it cannot be read. */
export function heldText(kind: Kind, typed: string): string {
  const text = typed.trim();
  const read = kind === 'whole' ? readWhole('', text) : readDecimal(text);
  const isRead = read !== '' && !Number.isNaN(sentOf(kind, read));
  return isRead ? read : text;
}

/** What is sent of it: digits or a number, blank, or NaN where it cannot be read. */
export const sentOf = (kind: Kind, held: string): string | number =>
  kind === 'whole' ? wholeOf(held) : decimalOf(held);
