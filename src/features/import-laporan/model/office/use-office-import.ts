import { useEffect, useRef, useState } from 'react';
import type { HasilImporLaporan } from '#contract/acts/impor-laporan.ts';
import { limits } from '#contract/limits.ts';
import { drafts } from '@/shared/lib/device';
import { type Answers, type Question, type Repairs, repairAt, SKIP, withRepair } from '@/shared/office-file';
import type { Table } from '@/shared/spreadsheet';
import type { Column } from '../columns';
import { type ColumnMemory, type Kept, type KeptFile, readRemembering } from '../kept-file';
import { latestReading } from '../latest-reading';
import type { ReadSource } from '../read-file';
import type { Judge } from '../source';
import { withoutTwins } from '../twins/twins';
import { type Choices, choicesToKeep, keptChoices, NO_CHOICES, rowsToWrite } from './choices';
import type { OfficeRow } from './judge-many';
import type { OfficePrepared } from './office-source';
import { openSheets, type ReadSheets, readSheets } from './read-sheets';
import { batchesOf, type CheckedRow } from './sent-rows';
import { saysOf, type useVerdicts } from './use-verdicts';

/** A file of several periods that was read, and what its rows come to. */
export interface OfficeFile {
  file: File;
  tables: readonly Table[];
  rows: readonly CheckedRow[];
  columns: readonly Column[];
  questions: readonly Question[];
  answers: Answers;
  lacks: string | null;
  isAsking: boolean;
  read: ReadSheets;
}

const NOT_TAKEN = 'Berkas ini tidak diambil. Pilih berkas lain.';
const ABOUT_FILE = ['tempat', 'kabupaten', 'jenis', 'jumlah-harga'];

interface ImportOptions {
  source: ReadSource & { columns: readonly Column[]; prepare: () => Promise<OfficePrepared> };
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
  const [isStoring, setStoring] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [hasil, setHasil] = useState<HasilImporLaporan | null>(null);
  const [repairs, setRepairs] = useState<Repairs>({});
  const [choices, setChoices] = useState<Choices>(NO_CHOICES);
  const [fallback, setFallback] = useState<number | undefined>(place || undefined);
  const [stop] = useState(() => new AbortController());
  const [begin] = useState(latestReading);
  /** All rows by themselves, before those of one subject are put together. */
  const single = useRef<readonly OfficeRow[]>([]);
  const judge = useRef<Judge>(null);
  const latest = useRef({ source, verdicts });
  useEffect(() => {
    latest.current = { source, verdicts };
  });
  useEffect(() => () => stop.abort(), [stop]);

  const choicesName = `${keptName}/pilihan`;
  const together = (answers: Answers, place: number | undefined, repairs: Repairs): CheckedRow[] =>
    withoutTwins(single.current, source.columns, answers, (raw) => judge.current?.(raw, place) ?? null, repairs);

  const checked = async (rows: readonly CheckedRow[]) => {
    const { periodes } = await latest.current.source.prepare();
    return latest.current.verdicts.judged(rows, periodes);
  };

  const show = async (file: KeptFile, place = fallback, opened?: readonly Table[]) => {
    const isLatest = begin();
    setReading(true);
    setRefused(null);
    const names = latest.current.source.prepare();
    const sheets = opened ? { tables: opened } : await openSheets(file.berkas);
    const prepared = await names;
    const give = (says: string) => {
      setReading(false);
      setChosen(null);
      setRefused(says);
    };
    if ('refused' in sheets) return isLatest() && give(sheets.refused);
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
    if ('refused' in reading) return give(reading.refused);
    judge.current = reading.judge;
    single.current = reading.rows;
    const isAsking = reading.open.length > 0;
    const rows = together(answers, place, repairs);
    const names_ = new Set(reading.columns.map(({ name }) => name));
    const shown = isAsking ? rows : await checked(rows);
    if (!isLatest()) return;
    setReading(false);
    setRepairs(repairs);
    setChosen({
      ...{ file: file.berkas, tables: sheets.tables, rows: shown, answers, isAsking, read: reading },
      ...{ questions: reading.questions, lacks: reading.lacks },
      columns: latest.current.source.columns.filter(({ name, figure }) => !figure || names_.has(name)),
    });
    void kept.keep({ ...file, answers });
  };

  const again = async (file: OfficeFile) => {
    const isLatest = begin();
    setReading(true);
    const rows = await checked(together(file.answers, fallback, repairs));
    if (!isLatest()) return;
    setReading(false);
    setChosen({ ...file, rows });
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
    ...{ chosen, refused, isReading, isStoring, fault, hasil, repairs, fallback, choices, choose },
    unchecked: verdicts.unchecked,
    open: async (berkas: File) => {
      const isLatest = begin();
      const file = await kept.opened(berkas);
      const isSame = Object.keys(file.answers).length + Object.keys(file.repairs).length > 0;
      const before = isSame ? (await drafts.read(choicesName))?.values : undefined;
      if (!isLatest()) return;
      choose(keptChoices(before));
      await show(file);
    },
    resume: async (file: KeptFile) => {
      setChoices(keptChoices((await drafts.read(choicesName))?.values));
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
      single.current = single.current.map((row) =>
        row.raw.id === id ? withSheet(judge.current?.(withRepair(row.raw, column, text), fallback) ?? row, row) : row,
      );
      const rows = together(chosen.answers, fallback, next);
      const file = { ...chosen, rows };
      setChosen(file);
      void checked(rows).then((shown) => setChosen((last) => last && { ...last, rows: shown }));
    },
    /** Asks the server once more. */
    recheck: () => chosen && again(chosen),
    store: async () => {
      if (!chosen || isStoring) return;
      setStoring(true);
      setFault(null);
      const { verdicts: server } = latest.current;
      const written = rowsToWrite(chosen.rows, choices);
      const [batch] = batchesOf(written, ({ kind, revisi }) => (kind === 'ubah' ? revisi : undefined));
      const { atasNama, alasan, fillsClosed } = choices;
      const outcome = await server.store({
        berkas: chosen.file.name.slice(-limits.imporLaporan.berkas),
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
        return again(chosen);
      }
      const isWritten = new Set(written);
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
      if (chosen) void again(chosen);
    },
    drop: () => {
      begin();
      setReading(false);
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

/** Adds what is asked about the times of the rows. */
function withTimes(read: ReadSheets, asked: readonly Question[], answers: Answers): ReadSheets {
  const open = asked.filter(({ id }) => answers[id] === undefined);
  return { ...read, questions: [...read.questions, ...asked], open: [...read.open, ...open] };
}

const withSheet = (row: OfficeRow, { lembar }: OfficeRow): OfficeRow =>
  lembar === undefined ? row : { ...row, lembar };
