import { useEffect } from 'react';

/** Of this tab's screen. */
const seen = new Set<string>();

/** Whether what becomes of a row of that kind is seen where it is entered: no message has to tell it. */
export const isSeenHere = (entity: string): boolean => seen.has(entity);

/** For a screen that shows by itself what becomes of each row that is entered on it. */
export function useSeenHere(entity: string): void {
  useEffect(() => {
    seen.add(entity);
    return () => void seen.delete(entity);
  }, [entity]);
}
