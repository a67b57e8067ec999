import { Button } from '../../ui/button';
import css from './form.module.css';

/** Nobody knows what is filled already: whoever types on may meet it. */
export function FilledUnknown({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={css['belumTahu']} role="alert">
      Belum diketahui apa yang sudah diisi.
      <Button look="tenang" onClick={onRetry}>
        Coba lagi
      </Button>
    </div>
  );
}
