import type { OutboxNames } from '../rows/item';
import type { Refused, WriteVariables } from '../send/send';

/** What a form needs that opens a waiting write again: the feature that made the write has one for each of its kinds. */
export interface Correction {
  variables: WriteVariables;
  /** Names the draft that keeps the correction until it is saved. */
  draft: string;
  /** @param names how the row is called now; left out where that is not known on this device */
  save: (variables: WriteVariables, names?: OutboxNames) => Promise<{ error: Refused | null }>;
  onSaved: () => void;
}
