import { ErrorState } from '@/shared/ui/ErrorState';
import type { Kept } from '../../model/kept-file';
import type { OfficeSource } from '../../model/office/office-source';
import type { Officer } from '../../model/office/officer';
import type { OfficeImport } from '../../model/office/use-office-import';
import { ChooseFile } from '../ChooseFile';
import css from '../import.module.css';
import { QuestionStep } from '../QuestionStep';
import { OfficePreview } from './OfficePreview';
import { OfficeResult } from './OfficeResult';

interface OfficeStepsProps {
  run: OfficeImport;
  source: OfficeSource;
  kept: Kept;
  officers: readonly Officer[];
  pathTo: (periodeId: number) => string;
  isWeekly: boolean;
  isLoading: boolean;
  missing: { error: Error; retry: () => void } | undefined;
  onClose: () => void;
}

/** From a template and a file to questions, the preview and what became of it. */
export function OfficeSteps({ run, source, kept, isWeekly, isLoading, missing, ...more }: OfficeStepsProps) {
  const { chosen } = run;
  if (isLoading && !chosen) {
    return (
      <p role="status" aria-busy="true" className={css['pesan']}>
        Memuat…
      </p>
    );
  }
  if (missing) return <ErrorState error={missing.error} onRetry={missing.retry} />;
  if (!chosen) {
    const times = isWeekly ? 'nama minggunya, atau tahun, bulan, dan minggu' : 'nama bulannya, atau tahun dan bulan';
    const about = `Berkas Excel untuk semua tempat. Kolom Periode diisi ${times}, atau satu tanggal di dalamnya: satu berkas boleh berisi bertahun-tahun.`;
    return (
      <ChooseFile
        run={{ ...run, choose: run.open }}
        source={{ template: source.template, nama: source.nama, about }}
        kept={kept}
      />
    );
  }
  if (chosen.isAsking) {
    const { questions, notes, lacks } = chosen.read;
    return (
      <QuestionStep
        key={questions.map(({ id }) => id).join()}
        nama={chosen.file.name}
        notes={notes}
        problem={lacks}
        questions={questions}
        answers={chosen.answers}
        isReading={run.isReading}
        mayRemember={false}
        onAnswer={(given) => void run.answer(given)}
        onDrop={run.drop}
      />
    );
  }
  if (run.hasil) return <OfficeResult run={run} chosen={chosen} hasil={run.hasil} {...more} />;
  return <OfficePreview run={run} chosen={chosen} tempat={source.tempat} officers={more.officers} />;
}
