import { useState } from 'react';
import { ErrorState } from '@/shared/ui/ErrorState';
import type { Outbox } from '@/shared/write';
import { columnMemory, keptFile } from '../model/kept-file';
import type { Source } from '../model/source';
import { useImport } from '../model/use-import';
import { ChooseFile } from './ChooseFile';
import css from './import.module.css';
import { Preview } from './Preview';
import { QuestionStep } from './QuestionStep';

interface ImportStepsProps {
  source: Source;
  outbox: Outbox;
  isLoading: boolean;
  /** What a file is judged by did not come. */
  missing?: { error: Error; retry: () => void } | undefined;
  /** What is stored already may be missing. */
  isUnsure: boolean;
  retry: () => void;
  /** Names the draft of a file that is not stored yet. */
  keep: string;
  /** Key of the columns that were chosen by hand. */
  memory: string;
  /** The place that is open; 0 for none. */
  place: number;
  onClose: () => void;
}

/** From a template and a file to rows on this device. */
export function ImportSteps({ source, outbox, keep, memory, place, onClose, ...asked }: ImportStepsProps) {
  const [kept] = useState(() => keptFile(keep));
  const [columns] = useState(() => columnMemory(memory));
  const run = useImport({ source, outbox, kept, memory: columns, place });
  if (asked.isLoading && !run.chosen) {
    return (
      <p role="status" aria-busy="true" className={css['pesan']}>
        Memuat…
      </p>
    );
  }
  if (asked.missing) return <ErrorState error={asked.missing.error} onRetry={asked.missing.retry} />;
  if (run.chosen?.isAsking) {
    const { file, office, questions, answers, lacks } = run.chosen;
    return (
      <QuestionStep
        key={questions.map(({ id }) => id).join()}
        nama={file.name}
        notes={office.notes}
        problem={lacks}
        questions={questions}
        answers={answers}
        isReading={run.isReading}
        mayRemember={source.remember !== undefined}
        onAnswer={(given, remembers) => void run.answer(given, remembers)}
        onDrop={run.drop}
      />
    );
  }
  return run.chosen ? (
    <Preview key={run.chosen.table.nama} run={run} chosen={run.chosen} source={source} onClose={onClose} />
  ) : (
    <ChooseFile run={run} source={source} kept={kept} {...(asked.isUnsure && { onRetry: asked.retry })} />
  );
}
