import { tryAgain, useReadiness } from '../model/readiness';
import { useIsPrepared } from '../model/use-is-prepared';
import css from './offline-readiness.module.css';
import { ReadinessLine } from './ReadinessLine';

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
