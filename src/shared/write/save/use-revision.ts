import { useState } from 'react';
import type { ApiError } from '../../api';
import { toast } from '../../ui/toaster';
import { conflictOf } from '../send/conflict';
import type { Outcome } from '../send/send';

/** Somebody was faster (412): the user is told that the next save is meant to overwrite, and it goes by the newer revision. */
export function overwriteNext(error: ApiError | null, goBy: (revisi: number) => void): void {
  const conflict = error && conflictOf(error);
  if (!conflict || conflict.twin || conflict.revisi === undefined) return;
  goBy(conflict.revisi);
  toast.info('Simpan lagi untuk menimpanya dengan isian ini');
}

/** The revision that an edit goes by: the one that its form began with, until somebody was faster. */
export function useRevision(first: number) {
  const [revisi, setRevisi] = useState(first);
  return {
    revisi,
    /** Hears how a save ended. @returns what it heard */
    heard: <Saved>(outcome: Outcome<Saved>): Outcome<Saved> => {
      overwriteNext(outcome.error, setRevisi);
      return outcome;
    },
  };
}
