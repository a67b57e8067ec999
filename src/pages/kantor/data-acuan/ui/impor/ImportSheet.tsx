import { FileUp } from 'lucide-react';
import { Button } from '@/shared/ui/Button';
import { FileChoice } from '@/shared/ui/file-choice';
import { Notice } from '@/shared/ui/Notice';
import { Sheet } from '@/shared/ui/sheet';
import type { Acuan, AcuanRow, KolomImpor } from '../../model/acuan';
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
  const { step, isStoring, choose, answer, store } = useImport(acuan, columns);
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
        {step.is === 'pilih' && step.refused && (
          <Notice status="error" role="alert">
            {step.refused}
          </Notice>
        )}
        {isReading && <p role="status">Memeriksa {step.nama}…</p>}
        {step.is === 'diperiksa' && <Verdict {...step} columns={columns} onAnswer={answer} />}
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
      </div>
    </Sheet>
  );
}
