import { useEffect, useRef, useState } from 'react';
import type { Key } from '../../lib/browser';
import { toast } from '../../ui/toaster';
import { createHeldKeys, keysText } from './held-keys';

/** What looks wrong, but may be meant: a sentence by field. */
export type Doubts = Record<string, string>;

/** Asks before a row is saved, and keeps what is typed meanwhile for the row that follows. */
export function useQuestion() {
  const [doubts, setDoubts] = useState<Doubts | null>(null);
  const [, draw] = useState(0);
  const [isMeant] = useState(() => ({ current: false }));
  const onEscape = useRef(() => {});
  const [keys] = useState(() =>
    createHeldKeys({ onChange: () => draw((times) => times + 1), onEscape: () => onEscape.current() }),
  );
  useEffect(
    () => () => {
      keys.release();
      const text = keysText(keys.held()).trim();
      if (text) toast.error(`Belum tersimpan, ketik lagi: ${text}`);
    },
    [keys],
  );

  return {
    doubts,
    /** Whether the next save was said to be meant. It is asked once. */
    takeMeant: (): boolean => {
      const was = isMeant.current;
      isMeant.current = false;
      return was;
    },
    ask: (found: Doubts): void => {
      setDoubts(found);
      keys.hold(true);
    },
    /** The row was not taken: what is typed on without looking up belongs to the next row. */
    holdBlind: (): void => keys.hold(false),
    end: (meant: boolean): void => {
      isMeant.current = meant;
      setDoubts(null);
      keys.release();
    },
    onEscape: (act: () => void): void => {
      onEscape.current = act;
    },
    held: keys.held(),
    isCalm: keys.isCalm(),
    discard: keys.discard,
    next: (): Key | undefined => keys.next(),
  };
}
