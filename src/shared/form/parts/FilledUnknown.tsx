import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';

/** Nobody knows what is filled already: whoever types on may meet it. */
export function FilledUnknown({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      role="alert"
      action={
        <Button look="tenang" onClick={onRetry}>
          Coba lagi
        </Button>
      }
    >
      Belum diketahui apa yang sudah diisi.
    </Notice>
  );
}
