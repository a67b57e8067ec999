import { FileDown, FileUp } from 'lucide-react';
import { limits } from '#contract/limits.ts';
import { QuestionStep, UnfinishedFile } from '@/features/import-laporan';
import { handOver, writeSpreadsheet } from '@/shared/spreadsheet';
import { Button } from '@/shared/ui/Button';
import { FileChoice } from '@/shared/ui/file-choice';
import { Notice } from '@/shared/ui/Notice';
import { toast } from '@/shared/ui/toaster';
import type { Imported } from '../api/akun-writes';
import { officerTemplate } from '../model/sheet';
import { useImportPetugas } from '../model/use-import-petugas';
import { ImportPreview } from './ImportPreview';
import css from './manage-akun.module.css';

const ACCEPT = '.xlsx,.csv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Officers of a list, invited all at once or not at all: what is wrong is shown and put right before. */
export function ImportPetugas() {
  const run = useImportPetugas();
  const { openFile, refusal, imported, isBusy } = run;
  const download = async () => {
    try {
      handOver(await writeSpreadsheet(officerTemplate), 'Petugas.xlsx');
    } catch {
      toast.error('Templat tidak dapat dibuat. Coba lagi.');
    }
  };

  return (
    <div className={css['isi']}>
      <p className={css['kata']}>
        Satu baris untuk setiap petugas, paling banyak {limits.imporAkun} sekali impor. Semua baris diperiksa dulu;
        semua diundang, atau tidak satu pun.
      </p>
      <div className={css['tombol']}>
        <Button look="tenang" onClick={() => void download()}>
          <FileDown aria-hidden size={20} /> Unduh templat
        </Button>
        <FileChoice
          label="Berkas XLSX atau CSV"
          accept={ACCEPT}
          look={openFile ? 'tenang' : 'utama'}
          disabled={isBusy}
          onChoose={([file]) => file && void run.choose(file)}
        >
          <FileUp aria-hidden size={20} /> {openFile ? 'Pilih berkas lain' : 'Pilih berkas'}
        </FileChoice>
      </div>
      {!openFile && !isBusy && !imported && (
        <UnfinishedFile kept={run.fileDraft} onResume={(file) => void run.resume(file)} />
      )}
      {refusal && (
        <Notice status="error" role="alert">
          {refusal}
        </Notice>
      )}
      {imported && <Done {...imported} />}
      {openFile?.isAsking && (
        <QuestionStep
          nama={openFile.berkas.name}
          notes={openFile.office.notes}
          problem={null}
          questions={openFile.office.questions}
          answers={openFile.answers}
          isReading={isBusy}
          mayRemember={false}
          onAnswer={run.answer}
          onDrop={run.drop}
        />
      )}
      {openFile && !openFile.isAsking && <ImportPreview run={run} openFile={openFile} />}
    </div>
  );
}

function Done({ jumlah, surat, undangan }: Imported) {
  if (surat || undangan.length === 0) {
    return <Notice status="success">{jumlah} petugas diundang. Surat undangannya sedang dikirim.</Notice>;
  }
  const download = async () =>
    handOver(
      await writeSpreadsheet([
        {
          nama: 'Undangan',
          rows: [['Username', 'Tautan'], ...undangan.map(({ username, undangan_url: url }) => [username, url])],
          columns: [{ width: 24 }, { width: 90 }],
        },
      ]),
      'Undangan petugas.xlsx',
    );
  return (
    <Notice
      action={
        <Button look="tenang" onClick={() => void download()}>
          <FileDown aria-hidden size={20} /> Unduh tautan undangan
        </Button>
      }
    >
      {jumlah} petugas diundang, tetapi surat tidak dapat dikirim dari server ini. Unduh tautannya sekarang, lalu
      teruskan kepada setiap petugas. Tautan ini tidak ditampilkan lagi.
    </Notice>
  );
}
