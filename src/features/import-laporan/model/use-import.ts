import { useEffect, useRef, useState } from 'react';
import type { LaporanShape } from '@/entities/laporan';
import { readSpreadsheet, type Table } from '@/shared/spreadsheet';
import type { Outbox } from '@/shared/write';
import { type Column, columnsOf, findColumns, KECAMATAN, SUBJECT } from './columns';
import { judge } from './judge';
import { judgeAll, withoutTwins } from './judge-all';
import type { Judged } from './judged';
import type { Kept, KeptFile } from './kept-file';
import { type Known, lookUp } from './known';
import { type Repairs, rawRows, repairAt } from './raw-row';
import { type Progress, writeRows } from './write-rows';

/** A file that was read, and what its rows come to. */
export interface Chosen<Shape extends LaporanShape> {
  file: File;
  table: Table;
  rows: readonly Judged<Shape>[];
  /** Rows in which no figure stands. */
  blank: number;
  /** Those of the report's columns that the file has. */
  columns: readonly Column[];
  /** The file names no places. */
  isPlaceless: boolean;
}

const NOT_STORED = 'Perangkat ini tidak dapat menyimpan. Kosongkan sedikit ruang, lalu coba lagi.';

/** A file from its choice until its rows are stored on this device. */
export function useImport<Shape extends LaporanShape>(known: Known<Shape>, outbox: Outbox, kept: Kept, place: number) {
  const [chosen, setChosen] = useState<Chosen<Shape> | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [stored, setStored] = useState<Progress | null>(null);
  const [repairs, setRepairs] = useState<Repairs>({});
  const [fallback, setFallback] = useState<number | undefined>(place || undefined);
  const stop = useRef(new AbortController());
  const sure = useRef<Judged<Shape>[]>([]);
  useEffect(() => () => stop.current.abort(), []);

  const subjects = [...known.subjects.values()].flat();
  const columns = columnsOf(known.laporan, subjects);
  const latest = useRef(known);
  useEffect(() => {
    latest.current = known;
  });

  const judgedBy = async (table: Table, place: number | undefined, with_: Repairs) => {
    const found = findColumns(table, columns);
    const missing = found?.missing.filter(({ figure, name }) => figure || name === SUBJECT) ?? columns;
    if (!found || missing.length > 0) return { lacks: missing.map(({ header }) => header) };
    const { rows, blank } = rawRows(table, found, columns, with_);
    const judged = await judgeAll(lookUp(known), columns, rows, place, stop.current.signal);
    sure.current = judged;
    const isPlaceless = !known.laporan.isWide && !found.at.has(KECAMATAN);
    return {
      rows: withoutTwins(judged),
      blank,
      isPlaceless,
      columns: columns.filter(({ name }) => found.at.has(name)),
    };
  };

  const show = async ({ berkas, lembar, repairs: before }: KeptFile, place = fallback) => {
    setReading(true);
    setRefused(null);
    setStored(null);
    const read = await readSpreadsheet(berkas, lembar);
    const judged = 'table' in read ? await judgedBy(read.table, place, before) : { refused: read.refused };
    setReading(false);
    if ('refused' in judged) return setRefused(judged.refused);
    if (!('table' in read)) return;
    if ('lacks' in judged) return setRefused(lacking(judged.lacks ?? [], read.table));
    setRepairs(before);
    setChosen({ file: berkas, table: read.table, ...judged });
    void kept.keep({ berkas, lembar, repairs: before });
  };

  return {
    ...{ chosen, refused, isReading, progress, stored, repairs, fallback, columns },
    choose: (berkas: File, lembar?: string) => show({ berkas, lembar, repairs: {} }),
    resume: show,
    placed: (id: number) => {
      setFallback(id);
      if (chosen) void show({ berkas: chosen.file, lembar: chosen.table.nama || undefined, repairs }, id);
    },
    /** A cell is put right here. */
    repair: (at: number, column: string, text: string) => {
      if (!chosen) return;
      const next = { ...repairs, [repairAt(at, column)]: text };
      setRepairs(next);
      void kept.repaired(next);
      const looked = lookUp(known);
      sure.current = sure.current.map((row) => {
        if (row.raw.at !== at) return row;
        const { [column]: _, ...marks } = row.raw.marks;
        const raw = { ...row.raw, cells: { ...row.raw.cells, [column]: text }, marks };
        return judge(looked, columns, raw, fallback);
      });
      setChosen({ ...chosen, rows: withoutTwins(sure.current) });
    },
    save: async () => {
      if (!chosen) return;
      stop.current = new AbortController();
      setProgress({ done: 0, all: 1 });
      setRefused(null);
      try {
        // What was stored or sent since the preview is not written once more.
        const looked = lookUp(latest.current);
        const raw = sure.current.map((row) => row.raw);
        sure.current = await judgeAll(looked, columns, raw, fallback, stop.current.signal);
        const rows = withoutTwins(sure.current);
        const all = rows.filter(({ write }) => write).length;
        const done = await writeRows(outbox, rows, setProgress, stop.current.signal);
        setStored({ done, all });
        if (done === all && rows.every(({ kind }) => kind !== 'tolak')) await kept.remove();
      } catch {
        setRefused(NOT_STORED);
      }
      setProgress(null);
    },
    cancel: () => stop.current.abort(),
    drop: () => {
      setChosen(null);
      setRefused(null);
      setStored(null);
      setRepairs({});
      void kept.remove();
    },
  };
}

const lacking = (headers: readonly string[], { nama, lembar }: Table): string => {
  const where = lembar.length > 1 ? `Lembar ${nama}` : 'Berkas ini';
  return `${where} tidak punya kolom ${headers.join(', ')}. Pakai templat, atau beri nama kolomnya seperti itu.`;
};

export type Import<Shape extends LaporanShape> = ReturnType<typeof useImport<Shape>>;
