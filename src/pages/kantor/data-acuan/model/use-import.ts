import { useRef, useState } from 'react';
import type { HasilImpor } from '#contract/acts/impor.ts';
import type { Keluhan } from '#contract/envelope.ts';
import { limits } from '#contract/limits.ts';
import { useUser } from '@/entities/session';
import { columnMemory, type KeptFile, keptFile, readRemembering } from '@/features/import-laporan';
import { angka } from '@/shared/lib/format';
import { type Answers, repairAt } from '@/shared/office-file';
import { readSpreadsheet, type Table } from '@/shared/spreadsheet';
import { useSave } from '@/shared/write';
import { IMPOR } from '../api/writes';
import type { Acuan, AcuanRow, KolomImpor } from './acuan';
import { type FileRow, figureAnswer } from './file-row';
import { quiet } from './quiet';
import { type KnownNames, type ReadRows, readRows } from './read-rows';
import { useKnownNames } from './use-known-names';

/** A file that was read and judged by the server. */
interface Checked {
  nama: string;
  read: ReadRows;
  rows: readonly FileRow[];
  hasil: HasilImpor | null;
  keluhan: readonly Keluhan[];
  /** In a sentence what is wrong. */
  refused: string | null;
}

/** A file with questions that have to be answered before its rows are looked at. */
interface Asking {
  nama: string;
  read: ReadRows;
}

type Step =
  | { is: 'pilih'; refused?: string }
  | { is: 'periksa'; nama: string }
  | ({ is: 'tanya' } & Asking)
  | ({ is: 'diperiksa' } & Checked);

interface ChosenFile extends KeptFile {
  table: Table;
  known: KnownNames;
}

/** A file of reference data from its choice until it is stored. Nothing is stored before all of it is right. */
export function useImport<Row extends AcuanRow>(acuan: Acuan<Row>, columns: readonly KolomImpor[]) {
  const { jenis, satu, judul, refresh } = acuan;
  const [step, setStep] = useState<Step>({ is: 'pilih' });
  const [isStoring, setStoring] = useState(false);
  const failed = `Gagal mengimpor ${satu}`;
  const check = useSave(IMPOR, { failed, refresh: [] });
  const store = useSave(IMPOR, { done: `${judul} diimpor`, failed, refresh });

  const user = useUser();
  const [{ fileDraft, memory }] = useState(() => ({
    fileDraft: keptFile(`${user?.id}/impor/${jenis}`),
    memory: columnMemory(`${user?.id}/kolom-impor/${jenis}`),
  }));
  const knownNames = useKnownNames(acuan, columns);
  /** The file with all answers until now. What comes after a newer one has begun is dropped. */
  const latest = useRef<ChosenFile>(null);

  const judge = async (file: ChosenFile, read: ReadRows) => {
    const nama = file.berkas.name;
    const { rows } = read;
    const baris = rows.map(({ isian }) => isian);
    const { error, saved, ...outcome } = await check({ jenis, input: { baris, uji: '1' } }, { form: quiet });
    if (latest.current !== file) return;
    const doubts = doubtsOf(rows).length;
    const question = doubts > 0 ? `${angka(doubts)} angka perlu diperiksa.` : null;
    setStep({
      ...{ is: 'diperiksa', nama, read, rows },
      hasil: question ? null : saved,
      keluhan: withDoubts(rows, error?.data?.keluhan ?? []),
      refused: error ? ('says' in outcome && outcome.says) || error.message : question,
    });
  };

  const show = async (next: ChosenFile) => {
    latest.current = next;
    const own = acuan.namaSendiri && { ...acuan.namaSendiri, satu };
    const { reading, answers } = await readRemembering(
      memory,
      next.answers,
      (answers) => readRows(next.table, columns, own, next.known, { ...next, answers }),
      (one) => ('refused' in one ? undefined : one.signature),
    );
    if (latest.current !== next) return;
    if ('refused' in reading) return setStep({ is: 'pilih', refused: reading.refused });
    const file = { ...next, answers };
    latest.current = file;
    if (reading.isOpen) setStep({ is: 'tanya', nama: file.berkas.name, read: reading });
    else {
      const refused = refusedCount(reading.rows.length);
      if (refused) return setStep({ is: 'pilih', refused });
      await judge(file, reading);
    }
  };
  const open = async (file: KeptFile) => {
    setStep({ is: 'periksa', nama: file.berkas.name });
    const opened = await readSpreadsheet(file.berkas, file.lembar);
    if ('refused' in opened) return setStep({ is: 'pilih', refused: opened.refused });
    await fileDraft.keep(file);
    return show({ ...file, table: opened.table, known: await knownNames() });
  };
  /** Shows the file with another answer or correction, which stays on the device. */
  const change = (part: Partial<Pick<KeptFile, 'answers' | 'repairs'>>) => {
    if (!latest.current) return;
    const next = { ...latest.current, ...part };
    void fileDraft.changed(next);
    void show(next);
  };

  return {
    step,
    isStoring,
    fileDraft,
    answers: () => latest.current?.answers ?? {},
    choose: async (berkas: File) => open(await fileDraft.opened(berkas)),
    resume: open,
    /** Takes the answers of all questions that are shown. */
    answerAll: (given: Answers) => {
      const answers = { ...latest.current?.answers, ...given };
      if (step.is === 'tanya') void memory.write(step.read.signature, answers);
      change({ answers });
    },
    /** Shows the questions once more. */
    askAgain: () => step.is === 'diperiksa' && setStep({ is: 'tanya', nama: step.nama, read: step.read }),
    drop: () => {
      latest.current = null;
      setStep({ is: 'pilih' });
      void fileDraft.remove();
    },
    /** Says which figure a cell means; the rows are then judged anew. */
    answer: (row: string, kolom: string, value: number) =>
      change({ answers: { ...latest.current?.answers, [figureAnswer(row, kolom)]: String(value) } }),
    /** Puts a cell right; the rows are then judged anew. */
    repair: (row: string, kolom: string, text: string) =>
      change({ repairs: { ...latest.current?.repairs, [repairAt(row, kolom)]: text } }),
    /** @returns whether it is stored */
    store: async (): Promise<boolean> => {
      if (step.is !== 'diperiksa' || isStoring) return false;
      setStoring(true);
      const baris = step.rows.map(({ isian }) => isian);
      const { error, ...outcome } = await store({ jenis, input: { baris } }, { form: quiet });
      setStoring(false);
      if (error) {
        const refused = ('says' in outcome && outcome.says) || error.message;
        setStep({ ...step, hasil: null, keluhan: error.data?.keluhan ?? [], refused });
      } else void fileDraft.remove();
      return !error;
    },
  };
}

/** The server's complaints, with the questions of this device in their places, and its own refusals behind them. */
function withDoubts(rows: readonly FileRow[], keluhan: readonly Keluhan[]): Keluhan[] {
  const questions = keluhan.map((one) => {
    const doubt = rows[one.baris - 1]?.doubts[one.kolom];
    return doubt && doubt.asks.length > 0 ? { ...one, pesan: doubt.sentence } : one;
  });
  const unheard = doubtsOf(rows).filter(
    ({ baris, kolom }) => !keluhan.some((one) => one.baris === baris && one.kolom === kolom),
  );
  return [...questions, ...unheard];
}

const doubtsOf = (rows: readonly FileRow[]): Keluhan[] =>
  rows.flatMap(({ doubts }, at) =>
    Object.entries(doubts).map(([kolom, { sentence }]) => ({ baris: at + 1, kolom, pesan: sentence })),
  );

function refusedCount(count: number): string | null {
  const { baris } = limits.impor;
  if (count === 0) return 'Tidak ada baris di bawah nama kolomnya.';
  if (count <= baris) return null;
  return `Berkas ini ${angka(count)} baris. Paling banyak ${angka(baris)} baris sekali impor; bagi menjadi beberapa berkas.`;
}
