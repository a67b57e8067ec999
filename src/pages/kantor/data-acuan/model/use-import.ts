import { useRef, useState } from 'react';
import type { HasilImpor } from '#contract/acts/impor.ts';
import type { Keluhan } from '#contract/envelope.ts';
import { limits } from '#contract/limits.ts';
import { angka } from '@/shared/lib/format';
import { readSpreadsheet } from '@/shared/spreadsheet';
import { useSave } from '@/shared/write';
import { IMPOR } from '../api/writes';
import type { Acuan, AcuanRow, KolomImpor } from './acuan';
import { quiet } from './quiet';
import { type FileRow, readRows } from './read-rows';

/** A file that was read and judged by the server. */
interface Checked {
  nama: string;
  rows: readonly FileRow[];
  hasil: HasilImpor | null;
  keluhan: readonly Keluhan[];
  /** In a sentence what is wrong. */
  refused: string | null;
}

type Step = { is: 'pilih'; refused?: string } | { is: 'periksa'; nama: string } | ({ is: 'diperiksa' } & Checked);

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

  const judge = async (nama: string, rows: readonly FileRow[]) => {
    latest.current = rows;
    const baris = rows.map(({ isian }) => isian);
    const { error, saved, ...outcome } = await check({ jenis, input: { baris, uji: '1' } }, { form: quiet });
    if (latest.current !== rows) return;
    const doubts = doubtsOf(rows).length;
    const question = doubts > 0 ? `${angka(doubts)} angka perlu diperiksa.` : null;
    setStep({
      ...{ is: 'diperiksa', nama, rows },
      hasil: question ? null : saved,
      keluhan: withDoubts(rows, error?.data?.keluhan ?? []),
      refused: error ? ('says' in outcome && outcome.says) || error.message : question,
    });
  };

  return {
    ...{ step, isStoring },
    choose: async (file: File) => {
      setStep({ is: 'periksa', nama: file.name });
      const read = await readSpreadsheet(file);
      if ('refused' in read) return setStep({ is: 'pilih', refused: read.refused });
      const found = await readRows(read.table, columns);
      if ('lacks' in found) return setStep({ is: 'pilih', refused: lacking(found.lacks) });
      const refused = refusedCount(found.rows.length);
      if (refused) return setStep({ is: 'pilih', refused });
      return judge(file.name, found.rows);
    },
    /** Says which figure a cell means; the rows are then judged anew. */
    answer: (baris: number, kolom: string, value: number) => {
      if (step.is !== 'diperiksa') return;
      const { nama } = step;
      const { current: rows } = latest;
      void judge(nama, rows.with(baris - 1, withAnswer(rows[baris - 1], kolom, value)));
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

const lacking = (headers: readonly string[]): string =>
  `Berkas ini tidak punya kolom ${headers.join(', ')}. Beri nama kolomnya seperti itu, lalu pilih lagi.`;

function refusedCount(count: number): string | null {
  const { baris } = limits.impor;
  if (count === 0) return 'Tidak ada baris di bawah nama kolomnya.';
  if (count <= baris) return null;
  return `Berkas ini ${angka(count)} baris. Paling banyak ${angka(baris)} baris sekali impor; bagi menjadi beberapa berkas.`;
}
