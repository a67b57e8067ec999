import { useEffect, useMemo, useState } from 'react';
import { drafts } from '@/shared/lib/device';
import { useTabOutbox } from '@/shared/write';
import type { Laporan, LaporanShape } from '../laporan';

interface Where {
  userId: number;
  periodeId: number;
  /** Undefined for all places. */
  tempatId: number | undefined;
}

const allUnder = (userId: number): string => `${userId}/isian/`;

/** Begins the names under which rows of a sheet are kept that are not to be sent yet. */
export const keptUnder = (field: string, { userId, periodeId, tempatId }: Where): string =>
  allUnder(userId) + [field, periodeId, ...(tempatId === undefined ? [] : [tempatId]), ''].join('/');

/** Figures lie in a draft under their own names, and what is remembered beside them under names with a stroke. */
const isTyped = ([name, value]: [string, unknown]): boolean => !name.includes('/') && typeof value === 'string';

/** The rows that are typed on this device and not sent, incomplete or not to be read, by what follows the prefix. */
function useKeptNames(prefix: string): readonly string[] {
  const outbox = useTabOutbox();
  const [kept, setKept] = useState<readonly string[]>([]);
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
        const found = [...(await drafts.readAll(prefix))];
        const names = found.filter(([, { values }]) => Object.entries(values).some(isTyped)).map(([name]) => name);
        if (isShown) setKept((now) => (now.join() === names.join() ? now : names));
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
  }, [outbox, prefix]);
  return kept;
}

/** How many rows of a period's sheets are typed on this device and not sent: incomplete, or not to be read. */
export const useKept = <Shape extends LaporanShape>({ field }: Laporan<Shape>, where: Where): number =>
  useKeptNames(keptUnder(field, where)).length;

/** A sheet of which rows are kept. */
export interface KeptSheet {
  /** `Laporan.field` */
  field: string;
  periodeId: number;
  tempatId: number;
  rows: number;
}

/** All sheets of which somebody has typed rows that are not sent, of every report: the device is asked once. */
export function useKeptSheets(userId: number | undefined): readonly KeptSheet[] {
  const names = useKeptNames(allUnder(userId ?? 0));
  return useMemo(() => {
    const sheets = new Map<string, KeptSheet>();
    for (const name of names) {
      const [field = '', periodeId, tempatId] = name.split('/');
      const sheet = [field, periodeId, tempatId].join('/');
      const rows = (sheets.get(sheet)?.rows ?? 0) + 1;
      sheets.set(sheet, { field, periodeId: Number(periodeId), tempatId: Number(tempatId), rows });
    }
    return [...sheets.values()];
  }, [names]);
}

/** How many rows of one of them are kept. */
export const keptIn = (
  sheets: readonly KeptSheet[],
  { field }: Pick<Laporan<LaporanShape>, 'field'>,
  periodeId: number,
  tempatId: number,
): number =>
  sheets.find((one) => one.field === field && one.periodeId === periodeId && one.tempatId === tempatId)?.rows ?? 0;
