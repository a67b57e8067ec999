import { useEffect, useState } from 'react';
import { drafts } from '@/shared/lib/device';
import { useTabOutbox } from '@/shared/write';
import type { Laporan, LaporanShape } from '../laporan';

interface Where {
  userId: number;
  periodeId: number;
  /** Undefined for all places. */
  tempatId: number | undefined;
}

/** Begins the names under which rows of a sheet are kept that are not to be sent yet. */
export const keptUnder = (field: string, { userId, periodeId, tempatId }: Where): string =>
  [userId, 'isian', field, periodeId, ...(tempatId === undefined ? [] : [tempatId]), ''].join('/');

/** How many rows of a period's sheets are typed on this device and not sent: incomplete, or not to be read. */
export function useKept<Shape extends LaporanShape>({ field, figures }: Laporan<Shape>, where: Where): number {
  const outbox = useTabOutbox();
  const [kept, setKept] = useState(0);
  const prefix = keptUnder(field, where);
  useEffect(() => {
    let isShown = true;
    let isReading = false;
    let isStale = false;
    const read = async () => {
      isStale = true;
      if (isReading) return;
      isReading = true;
      while (isStale && isShown) {
        isStale = false;
        const found = [...(await drafts.readAll(prefix)).values()];
        const isTyped = ({ values }: (typeof found)[number]) =>
          figures.some(({ name }) => typeof values[name] === 'string');
        if (isShown) setKept(found.filter(isTyped).length);
      }
      isReading = false;
    };
    void read();
    // A row that is complete by now is a draft no more.
    const stop = outbox.listen(() => void read());
    return () => {
      isShown = false;
      stop();
    };
  }, [outbox, prefix, figures]);
  return kept;
}
