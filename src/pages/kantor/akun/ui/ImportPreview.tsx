import { useState } from 'react';
import { SkippedLines } from '@/features/import-laporan';
import { lineCount } from '@/shared/office-file';
import { Button } from '@/shared/ui/Button';
import { NativeSelect } from '@/shared/ui/NativeSelect';
import { Notice } from '@/shared/ui/Notice';
import type { JudgedOfficer } from '../model/judge-officers';
import { lackedColumns } from '../model/read-officers';
import type { ImportPetugasRun } from '../model/use-import-petugas';
import css from './import-preview.module.css';
import { OfficerRows } from './OfficerRows';

interface ImportPreviewProps {
  run: ImportPetugasRun;
  openFile: NonNullable<ImportPetugasRun['openFile']>;
}

const isWrong = ({ reasons }: JudgedOfficer): boolean => Object.keys(reasons).length > 0;

/** All officers of a list as they will be invited, with everything that stands against it, before anybody is. */
export function ImportPreview({ run, openFile }: ImportPreviewProps) {
  const { officers, skipped, verdict } = run;
  const { office, table } = openFile;
  const wrong = officers.filter(isWrong);
  // A row that is put right stays where it is until the other rows are asked for.
  const [shown, setShown] = useState<ReadonlySet<string> | null>(null);
  const rows = shown ? officers.filter((row) => shown.has(row.id) || isWrong(row)) : officers;
  const isRight = wrong.length === 0 && verdict?.is === 'lulus';
  const lacks = lackedColumns(office);
  return (
    <>
      <div className={css['catatan']}>
        {[lacks, ...office.notes].map((note) => note && <p key={note}>{note}</p>)}
        <SkippedLines lines={office.skipped} />
        {skipped.length > 0 && (
          <p>
            {lineCount(skipped.length)} Anda lewati: baris {skipped.map(({ at }) => at).join(', ')}.{' '}
            <Button look="tenang" onClick={run.takeAll}>
              Ambil lagi
            </Button>
          </p>
        )}
      </div>
      <div className={css['alat']}>
        {table.lembar.length > 1 && (
          <NativeSelect
            aria-label="Lembar yang dibaca"
            value={table.nama}
            onChange={({ target }) => void run.choose(openFile.berkas, target.value)}
          >
            {table.lembar.map((nama) => (
              <option key={nama} value={nama}>
                Lembar {nama}
              </option>
            ))}
          </NativeSelect>
        )}
        {office.questions.length > 0 && (
          <Button look="tenang" onClick={run.ask}>
            Ubah kolom
          </Button>
        )}
        {(wrong.length > 0 || shown) && (
          <fieldset aria-label="Tampilkan" className={css['saring']}>
            <Button look="tenang" aria-pressed={shown === null} onClick={() => setShown(null)}>
              Semua {officers.length}
            </Button>
            <Button
              look="tenang"
              aria-pressed={shown !== null}
              onClick={() => setShown(new Set(wrong.map(({ id }) => id)))}
            >
              Perlu diperbaiki {wrong.length}
            </Button>
          </fieldset>
        )}
      </div>
      <p role="status">
        {officers.length} petugas terbaca
        {wrong.length > 0
          ? `, ${wrong.length} perlu diperbaiki dulu di bawah ini.`
          : isRight
            ? ', semuanya benar.'
            : '.'}
      </p>
      <OfficerRows rows={rows} repairs={openFile.repairs} onRepair={run.repair} onSkip={run.skip} />
      {verdict?.is === 'keliru' &&
        verdict.complaints.others.map((says) => (
          <Notice key={says} status="error" role="alert">
            {says}
          </Notice>
        ))}
      {verdict?.is === 'gagal' && <Notice wayOn={['Periksa lagi', run.checkAgain]}>{verdict.says}</Notice>}
      <Button disabled={!isRight || run.isBusy} aria-busy={run.isBusy} onClick={() => void run.save()}>
        {verdict === null && officers.length > 0 ? 'Memeriksa…' : `Undang ${officers.length} petugas`}
      </Button>
    </>
  );
}
