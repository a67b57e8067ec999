import { useState } from 'react';
import { sendTelling } from '../api/send-telling';
import type { FotoBaru } from './foto';

/** How far each photo has gone, from 0 to 1, by its key. */
export type Progress = Readonly<Record<string, number>>;

/** Photos travel one behind the other in one body, behind the form's other fields. */
export function shareProgress(fotos: readonly FotoBaru[], sent: number, total: number): Progress {
  let before = total - fotos.reduce((sum, { file }) => sum + file.size, 0);
  const shares = fotos.map(({ kunci, file }) => {
    const share = Math.min(1, Math.max(0, (sent - before) / (file.size || 1)));
    before += file.size;
    return [kunci, share] as const;
  });
  return Object.fromEntries(shares);
}

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
