import type { PlacedBlock } from '@/shared/lib/figures';
import { angka } from '@/shared/lib/format';

/** What is told about something that was typed or pasted, until it is read. */
export interface Told {
  text: string;
  reasons: readonly string[];
  /** Something could not be done at all. */
  isRefused?: true;
}

/**
 * @param filled how many cells of the block were taken over
 * @param foreign how many would have changed what another officer has entered
 */
export function pasteTold(filled: number, { ignored }: Pick<PlacedBlock, 'ignored'>, foreign: number): Told {
  const others = foreign > 0 ? [`${angka(foreign)} sel milik petugas lain tidak diubah`] : [];
  const skipped = ignored.reduce((sum, { count }) => sum + count, foreign);
  const text = `${angka(filled)} sel diisi${skipped > 0 ? `, ${angka(skipped)} dilewati:` : '.'}`;
  return { text, reasons: [...ignored.map(({ sentence }) => sentence), ...others] };
}
