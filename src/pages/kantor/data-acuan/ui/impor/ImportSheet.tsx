import { FileUp } from 'lucide-react';
import { QuestionStep, SkippedLines, UnfinishedFile } from '@/features/import-laporan';
import { Button } from '@/shared/ui/Button';
import { FileChoice } from '@/shared/ui/file-choice';
import { Notice } from '@/shared/ui/Notice';
import { Sheet } from '@/shared/ui/sheet';
import type { Acuan, AcuanRow, KolomImpor } from '../../model/acuan';
import type { ReadRows } from '../../model/read-rows';
import { useImport } from '../../model/use-import';
import css from '../acuan.module.css';
import { Verdict } from './Verdict';

const ACCEPT = '.xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface ImportSheetProps<Row extends AcuanRow> {
  acuan: Acuan<Row>;
  columns: readonly KolomImpor[];
  onClose: () => void;
}

/** Brings a file's rows: chosen, checked, put right where it is wrong, and only then stored as a whole. */
export function ImportSheet<Row extends AcuanRow>({ acuan, columns, onClose }: ImportSheetProps<Row>) {
  const run = useImport(acuan, columns);
  const { step, isStoring, choose, store } = run;
  const needed = columns.filter(({ isNeeded }) => isNeeded).map(({ header }) => header);
  const optional = columns.filter(({ isNeeded }) => !isNeeded).map(({ header }) => header);
  const isReading = step.is === 'periksa';
  const isRight = step.is === 'diperiksa' && step.hasil !== null;
  const isNew = isRight && step.hasil !== null && step.hasil.tambah + step.hasil.ubah > 0;

  return (
    <Sheet title={`Impor ${acuan.satu}`} onClose={onClose}>
      <div className={css['bagian']}>
        <p>
          Berkas XLSX atau CSV dengan kolom {needed.join(', ')}
          {optional.length > 0 && `; boleh juga ${optional.join(', ')}`}. Baris yang sudah ada diubah, yang belum
          ditambah. Berkas dari tombol Unduh dapat dipakai.
        </p>
        {step.is === 'pilih' && <UnfinishedFile kept={run.fileDraft} onResume={(file) => void run.resume(file)} />}
        {step.is === 'pilih' && step.refused && (
          <Notice status="error" role="alert">
            {step.refused}
          </Notice>
        )}
        {isReading && <p role="status">Memeriksa {step.nama}…</p>}
        {step.is === 'tanya' && (
          <div className={css['tanya']}>
            <QuestionStep
              key={step.read.questions.map(({ id }) => id).join()}
              nama={step.nama}
              notes={step.read.notes}
              problem={step.read.problem}
              questions={step.read.questions}
              answers={run.answers()}
              isReading={false}
              mayRemember={false}
              onAnswer={(given) => void run.answerAll(given)}
              onDrop={run.drop}
            />
          </div>
        )}
        {step.is === 'diperiksa' && (
          <>
            <FileNotes read={step.read} onAsk={run.askAgain} />
            <Verdict {...step} columns={columns} onAnswer={run.answer} onRepair={run.repair} />
          </>
        )}
        {step.is !== 'tanya' && (
          <div className={css['tombol']}>
            <FileChoice
              label="Berkas XLSX atau CSV"
              accept={ACCEPT}
              look={isNew ? 'tenang' : 'utama'}
              disabled={isReading || isStoring}
              onChoose={([file]) => file && void choose(file)}
            >
              <FileUp aria-hidden size={20} /> {step.is === 'diperiksa' ? 'Pilih berkas lain' : 'Pilih berkas'}
            </FileChoice>
            {isNew && (
              <Button
                disabled={isStoring}
                aria-busy={isStoring}
                onClick={() => void store().then((isStored) => isStored && onClose())}
              >
                Simpan {step.rows.length} baris
              </Button>
            )}
          </div>
        )}
      </div>
    </Sheet>
  );
}

/** All that was done with the file: lines that were left out, and answers that can be changed. */
const FileNotes = ({ read, onAsk }: { read: ReadRows; onAsk: () => void }) => (
  <div className={css['keterangan']}>
    {read.notes.map((note) => (
      <p key={note}>{note}</p>
    ))}
    <SkippedLines lines={read.skipped} />
    {read.questions.some(({ isOptional }) => !isOptional) && (
      <Button look="tenang" onClick={onAsk}>
        Ubah jawaban
      </Button>
    )}
  </div>
);
