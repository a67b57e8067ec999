import { useEffect, useRef, useState } from 'react';
import { readSpreadsheet, type Table } from '@/shared/spreadsheet';
import type { Outbox } from '@/shared/write';
import { type Column, findColumns, KECAMATAN } from './columns';
import { judgeAll, nextTask, withoutTwins } from './judge-all';
import type { Judged } from './judged';
import { isSameFile, type Kept, type KeptFile } from './kept-file';
import { type Repairs, rawRows, repairAt } from './raw-row';
import type { Judge, Source } from './source';
import { type Progress, writeRows } from './write-rows';

/** A file that was read, and what its rows come to. */
export interface Chosen {
  file: File;
  table: Table;
  rows: readonly Judged[];
  /** Rows in which no value stands. */
  blank: number;
  /** Those of the columns that the file has. */
  columns: readonly Column[];
  /** The file names no places. */
  isPlaceless: boolean;
}

const NOT_STORED = 'Perangkat ini tidak dapat menyimpan. Kosongkan sedikit ruang, lalu coba lagi.';

/** A file from its choice until its rows are stored on this device. */
export function useImport(source: Source, outbox: Outbox, kept: Kept, place: number) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [stored, setStored] = useState<Progress | null>(null);
  const [repairs, setRepairs] = useState<Repairs>({});
  const [fallback, setFallback] = useState<number | undefined>(place || undefined);
  const stop = useRef(new AbortController());
  const sure = useRef<Judged[]>([]);
  const judge = useRef<Judge>(null);
  useEffect(() => () => stop.current.abort(), []);

  const { columns } = source;
  const latest = useRef(source);
  useEffect(() => {
    latest.current = source;
  });

  const judgedBy = async (table: Table, place: number | undefined, with_: Repairs) => {
    const found = findColumns(table, columns);
    const missing = found ? source.lacks(found) : columns;
    if (!found || missing.length > 0) return { lacks: missing.map(({ header }) => header) };
    await nextTask();
    const { rows, blank } = rawRows(table, found, columns, with_);
    judge.current = await source.judging();
    sure.current = await judgeAll(judge.current, rows, place, stop.current.signal);
    return {
      rows: withoutTwins(sure.current),
      blank,
      isPlaceless: source.tempat.length > 0 && !found.at.has(KECAMATAN),
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
    choose: async (berkas: File, lembar?: string) => {
      const before = await kept.read();
      const isAgain = before !== null && before.lembar === lembar && (await isSameFile(before.berkas, berkas));
      await show({ berkas, lembar, repairs: isAgain ? before.repairs : {} });
    },
    resume: show,
    placed: (id: number) => {
      setFallback(id);
      if (chosen) void show({ berkas: chosen.file, lembar: chosen.table.nama || undefined, repairs }, id);
    },
    /** A cell is put right here. */
    repair: (at: number, column: string, text: string) => {
      const judged = judge.current;
      if (!chosen || !judged) return;
      const next = { ...repairs, [repairAt(at, column)]: text };
      setRepairs(next);
      void kept.repaired(next);
      sure.current = sure.current.map((row) => {
        if (row.raw.at !== at) return row;
        const { [column]: _, ...marks } = row.raw.marks;
        const raw = { ...row.raw, cells: { ...row.raw.cells, [column]: text }, marks };
        return judged(raw, fallback);
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
        judge.current = await latest.current.judging();
        const raw = sure.current.map((row) => row.raw);
        sure.current = await judgeAll(judge.current, raw, fallback, stop.current.signal);
        const rows = withoutTwins(sure.current);
        const all = rows.filter(({ write }) => write).length;
        const done = await writeRows(outbox, rows, setProgress, stop.current.signal);
        setStored({ done, all });
        // They stay as they were shown; only what is put right from here on is still to be stored.
        if (done === all) sure.current = sure.current.map((row) => ({ ...row, write: null }));
        setChosen({ ...chosen, rows: withoutTwins(sure.current) });
        if (done === all && rows.every(({ kind }) => kind !== 'tolak' && kind !== 'foto')) await kept.remove();
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

export type Import = ReturnType<typeof useImport>;
