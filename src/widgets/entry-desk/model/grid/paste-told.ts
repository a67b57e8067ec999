import { typedText } from '#contract/formulas/nama/typed-text.ts';
import type { PlacedBlock, UnreadLine } from '@/shared/lib/figures';
import { angka } from '@/shared/lib/format';

/** What is told about something that was typed or pasted, until it is read. */
export interface Told {
  text: string;
  reasons: readonly string[];
  /** Something could not be done at all. */
  isRefused?: true;
}

/** A line of a chat that is not taken, with its reason. */
export const unreadReason = ({ text, sentence }: UnreadLine): string => `'${typedText(text)}': ${sentence}`;

interface Pasted extends Pick<PlacedBlock, 'ignored'> {
  /** The number of cells of the block that were taken over. */
  filled: number;
  /** The number of cells that would have changed another officer's figures. */
  foreign: number;
  unread: readonly UnreadLine[];
}

export function pasteTold({ filled, ignored, foreign, unread }: Pasted): Told {
  const others = foreign > 0 ? [`${angka(foreign)} sel milik petugas lain tidak diubah`] : [];
  const skipped = ignored.reduce((sum, { count }) => sum + count, foreign);
  const text = `${angka(filled)} sel diisi${skipped > 0 ? `, ${angka(skipped)} dilewati` : ''}`;
  const reasons = [...ignored.map(({ sentence }) => sentence), ...others, ...unread.map(unreadReason)];
  return { text: `${text}${reasons.length > 0 ? ':' : '.'}`, reasons };
}
