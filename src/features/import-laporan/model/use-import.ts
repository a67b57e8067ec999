import { startTransition, useEffect, useRef, useState } from 'react';
import { whenIdle } from '@/shared/lib/timing';
import { type Answers, type Question, type Repairs, repairAt, SKIP, withRepair } from '@/shared/office-file';
import { readSpreadsheet, type Table } from '@/shared/spreadsheet';
import type { Outbox } from '@/shared/write';
import { type Column, SUBJECT } from './columns';
import { judgeAll } from './judge-all';
import type { Judged } from './judged';
import { type ColumnMemory, type Kept, type KeptFile, readRemembering } from './kept-file';
import { latestReading } from './latest-reading';
import { type ReadFile, readFile, warmUp } from './read-file';
import type { ConfirmedName, Prepared, Source } from './source';
import { withoutTwins } from './twins/twins';
import { type Progress, writeRows } from './write-rows';

/** A file that was read, and what its rows come to. */
export interface Chosen {
  file: File;
  table: Table;
  rows: readonly Judged[];
  office: ReadFile['office'];
  /** The fields that the file has. */
  columns: readonly Column[];
  /** All that was asked about the file, with the answers so far. */
  questions: readonly Question[];
  answers: Answers;
  /** A sentence about a column that is still missing. */
  lacks: string | null;
  /** Its questions are shown, and not its rows. */
  isAsking: boolean;
}

const NOT_STORED = 'Perangkat ini tidak dapat menyimpan. Kosongkan sedikit ruang, lalu coba lagi.';
const NOT_TAKEN = 'Berkas ini tidak diambil. Pilih berkas lain, atau buka tempat dan periodenya dulu.';
/** Questions whose answer may be to leave the whole file. */
const ABOUT_FILE = ['tempat', 'periode', 'kabupaten', 'jenis', 'jumlah-harga'];

interface ImportOptions {
  source: Source;
  outbox: Outbox;
  kept: Kept;
  memory: ColumnMemory;
  place: number;
}

/** A file from its choice until its rows are stored on this device. */
export function useImport({ source, outbox, kept, memory, place }: ImportOptions) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [stored, setStored] = useState<Progress | null>(null);
  const [repairs, setRepairs] = useState<Repairs>({});
  const [fallback, setFallback] = useState<number | undefined>(place || undefined);
  const stop = useRef(new AbortController());
  const sure = useRef<readonly Judged[]>([]);
  const read = useRef<ReadFile>(null);
  const [begin] = useState(latestReading);
  useEffect(() => () => stop.current.abort(), []);

  const { columns } = source;
  const latest = useRef(source);
  useEffect(() => {
    latest.current = source;
  });
  useEffect(() => whenIdle(() => void warmUp(latest.current, stop.current.signal)), []);

  /** The rows as they will be stored: those of one subject together. */
  const together = (answers: Answers, place: number | undefined, repairs: Repairs) =>
    withoutTwins(sure.current, columns, answers, (raw) => read.current?.judge(raw, place) ?? null, repairs);

  const readAgain = async (table: Table, kept: KeptFile, place: number | undefined, names: Promise<Prepared>) => {
    const prepared = await names;
    const { repairs } = kept;
    const read = (answers: Answers) =>
      readFile(table, latest.current, prepared, { answers, repairs, place, signal: stop.current.signal });
    const { reading, answers } = await readRemembering(memory, kept.answers, read, (one) =>
      'refused' in one ? undefined : one.office.signature,
    );
    return { ...reading, answers };
  };

  const show = async (file: KeptFile, place = fallback, table?: Table) => {
    const { berkas, lembar, repairs: before } = file;
    const isLatest = begin();
    setReading(true);
    setRefused(null);
    setStored(null);
    // Names are looked up while the worker unpacks the file.
    const names = latest.current.prepare();
    let opened = table ? { table } : await readSpreadsheet(berkas, lembar);
    let judged = 'table' in opened ? await readAgain(opened.table, file, place, names) : opened;
    // A first worksheet of explanations is passed over.
    for (const other of 'table' in opened && lembar === undefined ? opened.table.lembar.slice(1) : []) {
      if (!('refused' in judged)) break;
      const next = await readSpreadsheet(berkas, other);
      const read = 'table' in next ? await readAgain(next.table, file, place, names) : next;
      if ('table' in next && !('refused' in read)) [opened, judged] = [next, read];
    }
    if (!isLatest()) return;
    if (!('table' in opened) || 'refused' in judged) {
      setReading(false);
      setChosen(null);
      return setRefused('refused' in judged ? judged.refused : null);
    }
    const { table: openedTable } = opened;
    const { office, answers } = judged;
    read.current = judged;
    sure.current = judged.rows;
    const rows = together(answers, place, before);
    // Drawn in pieces: a finger is answered meanwhile.
    startTransition(() => {
      setReading(false);
      setRepairs(before);
      setChosen((last) => ({
        ...{ file: berkas, table: openedTable, rows, office, answers, lacks: judged.lacks },
        questions: withEarlier(judged.questions, last?.file === berkas ? last.questions : [], answers),
        columns: columns.filter(({ name }) => office.columns.some((column) => column.name === name)),
        isAsking: judged.open.length > 0,
      }));
    });
    void kept.keep({ berkas, lembar, repairs: before, answers });
  };

  return {
    ...{ chosen, refused, isReading, progress, stored, repairs, fallback, columns },
    choose: async (berkas: File, lembar?: string) => {
      const isLatest = begin();
      const file = await kept.opened(berkas, lembar);
      if (isLatest()) await show(file);
    },
    resume: (file: KeptFile) => show(file),
    placed: (id: number) => {
      setFallback(id);
      if (!chosen) return;
      const { file, table, answers } = chosen;
      void show({ berkas: file, lembar: table.nama || undefined, repairs, answers }, id, table);
    },
    /** Takes the answers of all questions that are shown. */
    answer: async (given: Answers, remembers = false) => {
      if (!chosen) return;
      const { file, table, office } = chosen;
      const answers = { ...chosen.answers, ...given };
      if (ABOUT_FILE.some((id) => answers[id] === SKIP)) {
        setChosen(null);
        setRefused(NOT_TAKEN);
        return kept.remove();
      }
      await memory.write(office.signature, answers);
      if (remembers) void latest.current.remember?.(confirmedNames(chosen.questions, given));
      await show({ berkas: file, lembar: table.nama || undefined, repairs, answers }, fallback, table);
    },
    /** Shows the questions once more. */
    ask: () => setChosen((last) => last && { ...last, isAsking: true }),
    /** A cell is put right here. */
    repair: (id: string, column: string, text: string) => {
      const judge = read.current?.judge;
      if (!chosen || !judge) return;
      const next = { ...repairs, [repairAt(id, column)]: text };
      setRepairs(next);
      void kept.changed({ repairs: next, answers: chosen.answers });
      sure.current = sure.current.map((row) => {
        if (row.raw.id !== id) return row;
        return judge(withRepair(row.raw, column, text), fallback) ?? row;
      });
      setChosen({ ...chosen, rows: together(chosen.answers, fallback, next) });
    },
    save: async () => {
      if (!chosen || !read.current) return;
      stop.current = new AbortController();
      setProgress({ done: 0, all: 1 });
      setRefused(null);
      try {
        // What was stored or sent since the preview is not written once more.
        const judge = (await latest.current.prepare()).judging(chosen.answers);
        read.current = { ...read.current, judge };
        const raw = sure.current.map((row) => row.raw);
        sure.current = await judgeAll(judge, raw, fallback, stop.current.signal);
        const rows = together(chosen.answers, fallback, repairs);
        const all = rows.filter(({ write }) => write).length;
        const done = await writeRows(outbox, rows, setProgress, stop.current.signal);
        setStored({ done, all });
        // They stay as they were shown; only what is put right from here on is still to be stored.
        if (done === all) sure.current = sure.current.map((row) => ({ ...row, write: null }));
        setChosen({ ...chosen, rows: done === all ? rows.map((row) => ({ ...row, write: null })) : rows });
        if (done === all && rows.every(({ kind }) => kind !== 'tolak' && kind !== 'foto')) await kept.remove();
      } catch {
        setRefused(NOT_STORED);
      }
      setProgress(null);
    },
    cancel: () => stop.current.abort(),
    drop: () => {
      begin();
      setReading(false);
      setChosen(null);
      setRefused(null);
      setStored(null);
      setRepairs({});
      void kept.remove();
    },
  };
}

/** An answer that leaves rows out takes their question away; it stays here, to be answered anew. */
function withEarlier(questions: readonly Question[], earlier: readonly Question[], answers: Answers): Question[] {
  const ids = new Set(questions.map(({ id }) => id));
  return [...questions, ...earlier.filter(({ id }) => !ids.has(id) && answers[id] === SKIP)];
}

/** Names that mean one of the office's own; left out and unknown ones teach nothing. */
const confirmedNames = (questions: readonly Question[], given: Answers): ConfirmedName[] =>
  questions.flatMap(({ id, group, text }) => {
    const name = given[id];
    return group === 'nama' && name && name !== SKIP && id.includes(`${SUBJECT}/`) ? [{ fileText: text, name }] : [];
  });

export type Import = ReturnType<typeof useImport>;
