import { CloudCheck, CloudDownload } from 'lucide-react';
import { Button } from '@/shared/ui/Button';
import { isReady, type Readiness, tryAgain, useIsPrepared, useReadiness } from '../model/readiness';
import css from './offline-readiness.module.css';

/** Whether an officer's work goes on without signal from here; nothing for everybody else. */
export function OfflineReadiness() {
  const isPrepared = useIsPrepared();
  const readiness = useReadiness();
  if (!isPrepared) return null;
  // Its line stands there before its words come, so that what is below does not jump.
  return (
    <div className={css['kesiapan']}>{readiness && <ReadinessLine readiness={readiness} onRetry={tryAgain} />}</div>
  );
}

interface ReadinessLineProps {
  readiness: Readiness;
  onRetry: () => void;
}

/** Whether work goes on without signal from here, else how far it is and what is missing for it. */
export function ReadinessLine({ readiness, onRetry }: ReadinessLineProps) {
  const { done, total, lacks, isResting } = readiness;
  if (isReady(readiness)) {
    return (
      <p className={css['siap']}>
        <CloudCheck aria-hidden size={18} />
        Siap dipakai tanpa sinyal
      </p>
    );
  }
  return (
    <>
      <p>
        <CloudDownload aria-hidden size={18} />
        {total > 0 ? `Menyiapkan untuk tanpa sinyal: ${done} dari ${total}` : 'Menyiapkan untuk tanpa sinyal …'}
      </p>
      {isResting && (
        <p className={css['kurang']}>
          <span>Belum ada: {lacks.join(', ')}. Dicoba lagi begitu ada sinyal.</span>
          <Button look="tenang" onClick={onRetry}>
            Coba lagi
          </Button>
        </p>
      )}
    </>
  );
}
