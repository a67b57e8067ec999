import { useState } from 'react';
import { sendTelling } from '@/shared/lib/upload';
import type { FotoBaru } from './foto';
import { type Progress, shareProgress } from './share-progress';

/** How far the photos have gone that are being sent; none between two sendings. */
export function useProgress() {
  const [progress, setProgress] = useState<Progress>({});
  return {
    progress,
    /** Sends a body with these photos, and notes how far each has gone. */
    telling: (...fotos: readonly FotoBaru[]): typeof fetch => {
      setProgress((known) => ({ ...known, ...shareProgress(fotos, 0, 0) }));
      return sendTelling((sent, total) => setProgress((known) => ({ ...known, ...shareProgress(fotos, sent, total) })));
    },
    clear: () => setProgress({}),
  };
}
