import { useRef, useState } from 'react';
import type { HasilImpor } from '#contract/acts/impor.ts';
import type { Keluhan } from '#contract/envelope.ts';
import { limits } from '#contract/limits.ts';
import { angka } from '@/shared/lib/format';
import type { Answers } from '@/shared/office-file';
import { readSpreadsheet, type Table } from '@/shared/spreadsheet';
import { useSave } from '@/shared/write';
import { IMPOR } from '../api/writes';
import type { Acuan, AcuanRow, KolomImpor } from './acuan';
import type { FileRow } from './file-row';
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

/** A file of reference data from its choice until it is stored. Nothing is stored before all of it is right. */
export function useImport<Row extends AcuanRow>(acuan: Acuan<Row>, columns: readonly KolomImpor[]) {
  const { jenis, satu, judul, refresh } = acuan;
  const [step, setStep] = useState<Step>({ is: 'pilih' });
  const [isStoring, setStoring] = useState(false);
  const failed = `Gagal mengimpor ${satu}`;
  const check = useSave(IMPOR, { failed, refresh: [] });
  const store = useSave(IMPOR, { done: `${judul} diimpor`, failed, refresh });

  /** The rows with all answers until now. A check that comes after a newer one has begun is dropped. */
  const latest = useRef<readonly FileRow[]>([]);
  const knownNames = useKnownNames(acuan, columns);
  const chosen = useRef<{ nama: string; table: Table; known: KnownNames; answers: Answers }>(null);

  const judge = async (nama: string, read: ReadRows, rows: readonly FileRow[] = read.rows) => {
    latest.current = rows;
    const baris = rows.map(({ isian }) => isian);
    const { error, saved, ...outcome } = await check({ jenis, input: { baris, uji: '1' } }, { form: quiet });
    if (latest.current !== rows) return;
    const doubts = doubtsOf(rows).length;
    const question = doubts > 0 ? `${angka(doubts)} angka perlu diperiksa.` : null;
    setStep({
      ...{ is: 'diperiksa', nama, read, rows },
      hasil: question ? null : saved,
      keluhan: withDoubts(rows, error?.data?.keluhan ?? []),
      refused: error ? ('says' in outcome && outcome.says) || error.message : question,
    });
  };

  const show = async (answers: Answers) => {
    if (!chosen.current) return;
    const { nama, table, known } = chosen.current;
    chosen.current = { ...chosen.current, answers };
    const own = acuan.namaSendiri && { ...acuan.namaSendiri, satu };
    const read = await readRows(table, columns, own, known, answers);
    if ('refused' in read) return setStep({ is: 'pilih', refused: read.refused });
    if (read.isOpen) return setStep({ is: 'tanya', nama, read });
    const refused = refusedCount(read.rows.length);
    return refused ? setStep({ is: 'pilih', refused }) : judge(nama, read);
  };

  return {
    ...{ step, isStoring },
    answers: () => chosen.current?.answers ?? {},
    choose: async (file: File) => {
      setStep({ is: 'periksa', nama: file.name });
      const opened = await readSpreadsheet(file);
      if ('refused' in opened) return setStep({ is: 'pilih', refused: opened.refused });
      chosen.current = { nama: file.name, table: opened.table, known: await knownNames(), answers: {} };
      return show({});
    },
    /** Takes the answers of all questions that are shown. */
    answerAll: (given: Answers) => show({ ...chosen.current?.answers, ...given }),
    /** Shows the questions once more. */
    askAgain: () => step.is === 'diperiksa' && setStep({ is: 'tanya', nama: step.nama, read: step.read }),
    drop: () => setStep({ is: 'pilih' }),
    /** Says which figure a cell means; the rows are then judged anew. */
    answer: (baris: number, kolom: string, value: number) => {
      if (step.is !== 'diperiksa') return;
      const { nama, read } = step;
      const { current: rows } = latest;
      void judge(nama, read, rows.with(baris - 1, withAnswer(rows[baris - 1], kolom, value)));
    },
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
      }
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

function withAnswer(row: FileRow | undefined, kolom: string, value: number): FileRow {
  const { nomor = 0, isian = {}, doubts = {} } = row ?? {};
  const { [kolom]: _asked, ...rest } = doubts;
  return { nomor, isian: { ...isian, [kolom]: value }, doubts: rest };
}

function refusedCount(count: number): string | null {
  const { baris } = limits.impor;
  if (count === 0) return 'Tidak ada baris di bawah nama kolomnya.';
  if (count <= baris) return null;
  return `Berkas ini ${angka(count)} baris. Paling banyak ${angka(baris)} baris sekali impor; bagi menjadi beberapa berkas.`;
}
