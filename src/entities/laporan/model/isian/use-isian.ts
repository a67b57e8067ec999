import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { type Outbox, useTabOutbox } from '@/shared/write';
import type { Entries } from '../entries/use-entries';
import type { Laporan, LaporanShape, Tempat } from '../laporan';
import type { SheetOf } from './facts';
import type { Isian } from './isian';
import { createSheet, type Sheet } from './sheet';

interface Place<Shape extends LaporanShape> {
  periode: { id: number; nama_periode: string };
  tempat: Tempat;
  userId: number;
  /** Of this place in this period (`useEntries`). */
  entries: Entries<Shape>;
}

const sheets = new WeakMap<Outbox, Map<string, unknown>>();

/** The sheet of this tab: whoever shows the same place shows the same sheet. */
function sheetOf<Shape extends LaporanShape>(outbox: Outbox, of: SheetOf<Shape>): Sheet<Shape> {
  const known = sheets.get(outbox) ?? new Map<string, unknown>();
  sheets.set(outbox, known);
  const name = [of.userId, of.laporan.field, of.periode.id, of.tempat.id].join('/');
  const sheet = (known.get(name) ?? createSheet(of, outbox)) as Sheet<Shape>;
  known.set(name, sheet);
  return sheet;
}

/** A place in a period, all rows of which are entered at once: each goes through the outbox as soon as it is complete. */
export function useIsian<Shape extends LaporanShape>(
  laporan: Laporan<Shape>,
  { periode, tempat, userId, entries }: Place<Shape>,
): Isian<Shape> {
  const outbox = useTabOutbox();
  const { id, nama_periode } = periode;
  const { id: tempatId, nama_kecamatan } = tempat;
  const sheet = useMemo(
    () => sheetOf(outbox, { laporan, periode: { id, nama_periode }, tempat: { id: tempatId, nama_kecamatan }, userId }),
    [outbox, laporan, id, nama_periode, tempatId, nama_kecamatan, userId],
  );
  const { subjects, filled, was, isWasComing = false } = entries;
  useLayoutEffect(() => sheet.know({ subjects, filled, was, isWasComing }));
  const { rows, undo, redo, isRead, isWaiting } = useSyncExternalStore(sheet.subscribe, sheet.view, sheet.view);
  const { enter, confirm, settle, resend, discard } = sheet;
  const retry = () => {
    subjects.retry();
    filled.retry();
  };
  return {
    rows,
    isLoading: subjects.isLoading || filled.isLoading || isWaiting || !isRead,
    isWhole: subjects.isWhole && filled.isWhole,
    error: subjects.error ?? filled.error,
    ...{ retry, enter, undo, redo, confirm, settle, resend, discard },
  };
}
