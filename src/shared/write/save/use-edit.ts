import { useState } from 'react';
import type { ApiError } from '../../api';
import { toast } from '../../ui/toaster';
import { conflictOf } from '../send/conflict';
import type { SavingForm, WriteDocument, WriteVariables } from '../send/send';
import { type QueuedWords, useSave } from './use-save';

/** Somebody was faster (412): the user is told that the next save is meant to overwrite, and it goes by the newer revision. */
export function overwriteNext(error: ApiError | null, goBy: (revisi: number) => void): void {
  const conflict = error && conflictOf(error);
  if (!conflict || conflict.twin || conflict.revisi === undefined) return;
  goBy(conflict.revisi);
  toast.info('Simpan lagi untuk menimpanya dengan isian ini');
}

/**
 * Changes a row in a form (`useSave`).
 *
 * @param first the revision that the form began with; it goes by that one until somebody was faster
 */
export function useEdit<Saved, Variables extends WriteVariables>(
  document: WriteDocument<Saved, Variables>,
  first: number,
  words: QueuedWords<Variables>,
) {
  const save = useSave(document, words);
  const [revisi, setRevisi] = useState(first);
  return async (variables: Parameters<typeof save>[0], form: SavingForm) => {
    const outcome = await save(variables, { revisi, form });
    overwriteNext(outcome.error, setRevisi);
    return outcome;
  };
}
