import { ApiError } from '../api';
import { Button } from './Button';
import { Lukisan } from './Lukisan';
import css from './states.module.css';

interface ErrorStateProps {
  error: Error;
  onRetry: () => void;
}

/** A list that could not be read: the spec's sentence, and a way on. What was shown before stays above it. */
export function ErrorState({ error, onRetry }: ErrorStateProps) {
  return (
    <div className={css['galat']} role="alert">
      <Lukisan scene={error instanceof ApiError && error.code > 0 ? 'macet' : 'putus'} />
      <p className={css['kalimat']}>Error: {error.message}</p>
      <Button look="tenang" onClick={onRetry}>
        Coba lagi
      </Button>
    </div>
  );
}
