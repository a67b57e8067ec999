import { useState } from 'react';
import { toast } from '../../ui/toaster';
import type { Outcome } from '../send/send';

/**
 * The revision that an edit goes by: the one that its form began with. When somebody was faster (412), the user is told
 * that the next save is meant to overwrite, and only then it goes by the newer one.
 */
export function useRevision(first: number) {
  const [revisi, setRevisi] = useState(first);
  return {
    revisi,
    /** Hears how a save ended. @returns what it heard */
    heard: <Saved>(outcome: Outcome<Saved>): Outcome<Saved> => {
      const newer = outcome.error?.code === 412 ? outcome.error.data?.baris?.['revisi'] : undefined;
      if (typeof newer === 'number') {
        setRevisi(newer);
        toast.info('Simpan lagi untuk menimpanya dengan isian ini');
      }
      return outcome;
    },
  };
}
