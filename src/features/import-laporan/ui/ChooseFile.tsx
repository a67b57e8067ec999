import { FileDown, FileUp } from 'lucide-react';
import { type DragEvent, useEffect, useState } from 'react';
import { useNamaSitus } from '@/shared/config';
import { handOver, startWorker, writeSpreadsheet } from '@/shared/spreadsheet';
import { Button } from '@/shared/ui/Button';
import { FileChoice } from '@/shared/ui/file-choice';
import { Notice } from '@/shared/ui/Notice';
import { toast } from '@/shared/ui/toaster';
import type { Kept } from '../model/kept-file';
import type { Source } from '../model/source';
import type { Import } from '../model/use-import';
import css from './import.module.css';
import { UnfinishedFile } from './UnfinishedFile';

interface ChooseFileProps {
  run: Pick<Import, 'choose' | 'resume' | 'isReading' | 'refused'>;
  source: Pick<Source, 'template' | 'nama' | 'about'>;
  kept: Kept;
  /** It is not known what is entered already: asks again. */
  onRetry?: () => void;
}

const ACCEPT = '.xlsx,.csv,.txt,.xls,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** On a phone a refusal would stand below the edge of the screen. */
const intoView = (element: HTMLElement | null) => element?.scrollIntoView?.({ block: 'nearest' });

/** The two steps before the preview: a template to be filled in, and the file that was. */
export function ChooseFile({ run, source, kept, onRetry }: ChooseFileProps) {
  const situs = useNamaSitus();
  const [isOver, setOver] = useState(false);
  const [isMaking, setMaking] = useState(false);
  useEffect(startWorker, []);
  const download = async () => {
    setMaking(true);
    try {
      handOver(await writeSpreadsheet(await source.template(situs)), `${source.nama}.xlsx`);
    } catch {
      toast.error('Templat tidak dapat dibuat. Coba lagi.');
    }
    setMaking(false);
  };
  const choose = (files: Iterable<File>) => {
    const [file] = files;
    if (file) void run.choose(file);
  };
  const drag = (is: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(is);
  };

  return (
    <div className={css['langkah']}>
      {!run.isReading && (
        <UnfinishedFile kept={kept} onResume={(file) => void run.resume(file)}>
          Yang sudah tersimpan tidak ditulis dua kali.
        </UnfinishedFile>
      )}
      {onRetry && (
        <Notice wayOn={['Coba lagi', onRetry]}>
          Data yang sudah ada belum terbaca. Isian petugas lain mungkin belum tampak di pratinjau.
        </Notice>
      )}
      <section className={css['kartu']} aria-labelledby="impor-templat">
        <h3 id="impor-templat">1. Unduh templat</h3>
        <p>
          {source.about} Boleh juga memakai berkas sendiri, dengan susunan lain: judul kolomnya dikenali atau
          ditanyakan.
        </p>
        <Button look="tenang" disabled={isMaking} onClick={() => void download()}>
          <FileDown aria-hidden size={20} />
          Unduh templat
        </Button>
      </section>
      <section
        className={`${css['kartu']} ${css['jatuh']}`}
        aria-labelledby="impor-berkas"
        data-di-atas={isOver || undefined}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={(event) => {
          drag(false)(event);
          choose(event.dataTransfer.files);
        }}
      >
        <h3 id="impor-berkas">2. Pilih berkas yang sudah diisi</h3>
        <p>XLSX atau CSV, paling besar 10 MB. Semua baris ditampilkan dulu; belum ada yang disimpan.</p>
        <FileChoice
          label="Berkas XLSX atau CSV"
          accept={ACCEPT}
          look="utama"
          disabled={run.isReading}
          onChoose={choose}
        >
          <FileUp aria-hidden size={20} />
          {run.isReading ? 'Membaca…' : 'Pilih berkas'}
        </FileChoice>
        <p className={css['seret']}>atau seret berkas ke sini</p>
        {run.refused && (
          <div ref={intoView}>
            <Notice status="error" role="alert">
              {run.refused}
            </Notice>
          </div>
        )}
      </section>
    </div>
  );
}
