import { useEffect, useRef, useState } from 'react';
import type { HasilImporLaporan } from '#contract/acts/impor-laporan.ts';
import { limits } from '#contract/limits.ts';
import { drafts } from '@/shared/lib/device';
import { type Answers, type Question, type Repairs, repairAt, SKIP, withRepair } from '@/shared/office-file';
import type { Table } from '@/shared/spreadsheet';
import type { Column } from '../columns';
import { type ColumnMemory, type Kept, type KeptFile, readRemembering } from '../kept-file';
import { latestReading } from '../latest-reading';
import type { Judge } from '../source';
import { withoutTwins } from '../twins/twins';
import { type Choices, choicesOf, choicesToKeep, NO_CHOICES, rowsToWrite } from './choices';
import type { OfficeRow } from './judge-many';
import type { OfficeSource } from './office-source';
import { openSheets, type ReadSheets, readSheets } from './read-sheets';
import { batchesOf, type CheckedRow } from './sent-rows';
import { saysOf, type useVerdicts } from './use-verdicts';

/** A file of several periods that was read, and what its rows come to. */
export interface OfficeFile {
  file: File;
  tables: readonly Table[];
  rows: readonly CheckedRow[];
  columns: readonly Column[];
  answers: Answers;
  isAsking: boolean;
  read: ReadSheets;
}

const NOT_TAKEN = 'Berkas ini tidak diambil. Pilih berkas lain.';
const ABOUT_FILE = ['tempat', 'kabupaten', 'jenis', 'jumlah-harga'];

interface ImportOptions {
  source: OfficeSource;
  verdicts: ReturnType<typeof useVerdicts>;
  kept: Kept;
  /** Names the draft of what is chosen for the file's rows. */
  keptName: string;
  memory: ColumnMemory;
  place: number;
}

/** A file of several periods from its choice until it is stored. */
export function useOfficeImport({ source, verdicts, kept, keptName, memory, place }: ImportOptions) {
  const [chosen, setChosen] = useState<OfficeFile | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const [isChecking, setChecking] = useState(false);
  const [isStoring, setStoring] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [hasil, setHasil] = useState<HasilImporLaporan | null>(null);
  const [repairs, setRepairs] = useState<Repairs>({});
  const [choices, setChoices] = useState<Choices>(NO_CHOICES);
  const [fallback, setFallback] = useState<number | undefined>(place || undefined);
  const [stop] = useState(() => new AbortController());
  const [begin] = useState(latestReading);
  /** All rows by themselves, before those of one subject are put together. */
  const singleRows = useRef<readonly OfficeRow[]>([]);
  const judge = useRef<Judge>(null);
  const latest = useRef({ source, verdicts });
  useEffect(() => {
    latest.current = { source, verdicts };
  });
  useEffect(() => () => stop.abort(), [stop]);

  const choicesName = `${keptName}/pilihan`;
  const combineRows = (answers: Answers, place: number | undefined, repairs: Repairs): CheckedRow[] =>
    withoutTwins(singleRows.current, source.columns, answers, (raw) => judge.current?.(raw, place) ?? null, repairs);

  const check = ({ name }: File, rows: readonly CheckedRow[]) =>
    latest.current.verdicts.judge(berkasOf(name), rows, latest.current.source.periodes);

  const show = async (file: KeptFile, place = fallback, opened?: readonly Table[]) => {
    const isLatest = begin();
    setChecking(false);
    setReading(true);
    setRefused(null);
    const preparing = latest.current.source.prepare();
    const sheets = opened ? { tables: opened } : await openSheets(file.berkas);
    const prepared = await preparing;
    const refuse = (says: string) => {
      setReading(false);
      setChosen(null);
      setRefused(says);
    };
    if ('refused' in sheets) return isLatest() && refuse(sheets.refused);
    const { repairs } = file;
    const read = (answers: Answers) => {
      const { judging, ...rest } = prepared.reading(answers);
      const options = { answers, repairs, place, signal: stop.signal };
      return readSheets(sheets.tables, latest.current.source, { ...rest, judging }, options).then((one) =>
        'refused' in one ? one : withTimes(one, prepared.questions(), answers),
      );
    };
    const { reading, answers } = await readRemembering(memory, file.answers, read, (one) =>
      'refused' in one ? undefined : one.signature,
    );
    if (!isLatest()) return;
    if ('refused' in reading) return refuse(reading.refused);
    judge.current = reading.judge;
    singleRows.current = reading.rows;
    const isAsking = reading.open.length > 0;
    const rows = combineRows(answers, place, repairs);
    const fields = new Set(reading.columns.map(({ name }) => name));
    const checkedRows = isAsking ? rows : await check(file.berkas, rows);
    if (!isLatest()) return;
    setReading(false);
    setRepairs(repairs);
    setChosen({
      ...{ file: file.berkas, tables: sheets.tables, rows: checkedRows, answers, isAsking, read: reading },
      columns: latest.current.source.columns.filter(({ name, figure }) => !figure || fields.has(name)),
    });
    void kept.keep({ ...file, answers });
  };

  const checkAgain = async ({ file, answers }: OfficeFile, rows = combineRows(answers, fallback, repairs)) => {
    const isLatest = begin();
    setChecking(true);
    const checkedRows = await check(file, rows);
    if (!isLatest()) return;
    setChecking(false);
    setChosen((last) => last && { ...last, rows: checkedRows });
  };

  const forgetDraft = () => {
    void kept.remove();
    void drafts.remove(choicesName);
  };

  const choose = (next: Choices) => {
    setChoices(next);
    void drafts.write(choicesName, choicesToKeep(next));
  };

  return {
    ...{ chosen, refused, isReading, isChecking, isStoring, fault, hasil, repairs, fallback, choices, choose },
    unchecked: verdicts.unchecked,
    open: async (berkas: File) => {
      const isLatest = begin();
      const file = await kept.opened(berkas);
      const isSame = Object.keys(file.answers).length + Object.keys(file.repairs).length > 0;
      const draft = isSame ? (await drafts.read(choicesName))?.values : undefined;
      if (!isLatest()) return;
      choose(choicesOf(draft));
      await show(file);
    },
    resume: async (file: KeptFile) => {
      setChoices(choicesOf((await drafts.read(choicesName))?.values));
      await show(file);
    },
    placed: (id: number) => {
      setFallback(id);
      if (chosen)
        void show({ berkas: chosen.file, lembar: undefined, repairs, answers: chosen.answers }, id, chosen.tables);
    },
    answer: async (given: Answers) => {
      if (!chosen) return;
      const { file, tables, read } = chosen;
      const answers = { ...chosen.answers, ...given };
      if (ABOUT_FILE.some((id) => answers[id] === SKIP)) {
        setChosen(null);
        setRefused(NOT_TAKEN);
        return kept.remove();
      }
      await memory.write(read.signature, answers);
      await show({ berkas: file, lembar: undefined, repairs, answers }, fallback, tables);
    },
    ask: () => setChosen((last) => last && { ...last, isAsking: true }),
    repair: (id: string, column: string, text: string) => {
      if (!chosen) return;
      const next = { ...repairs, [repairAt(id, column)]: text };
      setRepairs(next);
      void kept.changed({ repairs: next, answers: chosen.answers });
      singleRows.current = singleRows.current.map((row) =>
        row.raw.id === id ? withSheet(judge.current?.(withRepair(row.raw, column, text), fallback) ?? row, row) : row,
      );
      const rows = combineRows(chosen.answers, fallback, next);
      setChosen({ ...chosen, rows: verdicts.cached(rows) });
      void checkAgain(chosen, rows);
    },
    /** Asks the server once more. */
    recheck: () => chosen && checkAgain(chosen),
    store: async () => {
      if (!chosen || isStoring) return;
      setStoring(true);
      setFault(null);
      const { verdicts: server } = latest.current;
      const rowsToStore = rowsToWrite(chosen.rows, choices);
      const [batch] = batchesOf(rowsToStore, ({ kind, revisi }) => (kind === 'ubah' ? revisi : undefined));
      const { atasNama, alasan, fillsClosed } = choices;
      const outcome = await server.store({
        berkas: berkasOf(chosen.file.name),
        ...(batch?.input ?? { periode: [], baris: [] }),
        ...(atasNama > 0 && { atas_nama: atasNama }),
        ...(alasan.trim() !== '' && batch?.rows.some(({ kind }) => kind === 'ubah') && { alasan }),
        ...(fillsClosed && { isi_tertutup: '1' as const }),
      });
      setStoring(false);
      if (!outcome.saved) {
        setFault(saysOf(outcome));
        // Without an answer nothing is known to have changed: sending it again is the same write.
        if (outcome.error?.code === 0) return;
        server.forget();
        return checkAgain(chosen);
      }
      const isWritten = new Set(rowsToStore);
      const rows = chosen.rows.map(
        (row): CheckedRow => (isWritten.has(row) ? { ...row, kind: 'sama', old: row.values, doubts: {} } : row),
      );
      setChosen({ ...chosen, rows });
      setHasil(outcome.saved);
      if (rows.every(({ kind }) => kind === 'sama')) forgetDraft();
    },
    /** Shows the rows again that are not stored. */
    goOn: () => {
      setHasil(null);
      verdicts.forget();
      if (chosen) void checkAgain(chosen);
    },
    drop: () => {
      begin();
      setReading(false);
      setChecking(false);
      setChosen(null);
      setRefused(null);
      setHasil(null);
      setFault(null);
      setRepairs({});
      setChoices(NO_CHOICES);
      verdicts.forget();
      forgetDraft();
    },
  };
}

export type OfficeImport = ReturnType<typeof useOfficeImport>;

/** The file's name, cut to the length that the server takes. */
const berkasOf = (name: string): string => name.slice(-limits.imporLaporan.berkas);

/** Adds the questions about the times of the rows. */
function withTimes(read: ReadSheets, questions: readonly Question[], answers: Answers): ReadSheets {
  const openQuestions = questions.filter(({ id }) => answers[id] === undefined);
  return { ...read, questions: [...read.questions, ...questions], open: [...read.open, ...openQuestions] };
}

const withSheet = (row: OfficeRow, { lembar }: OfficeRow): OfficeRow =>
  lembar === undefined ? row : { ...row, lembar };
