import { useRef, useState } from 'react';
import { Button } from './Button';
import css from './confirm-dialog.module.css';
import { Sheet } from './sheet';

interface ConfirmDialogProps {
  title: string;
  text?: string;
  /** What the act is called. */
  confirm: string;
  cancel?: string;
  /** The dialog stays, and waits, until it is done. */
  onConfirm: () => unknown;
  onClose: () => void;
}

/** Asks before what cannot be taken back. */
export function ConfirmDialog({ title, text, confirm, cancel = 'Batal', onConfirm, onClose }: ConfirmDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const [onward] = useState(() => onwardFrom(document.activeElement));
  /** Whoever is asked has said yes: if it closes now, it is done. */
  const isConfirmed = useRef(false);
  const act = async () => {
    setBusy(true);
    isConfirmed.current = true;
    try {
      await onConfirm();
    } finally {
      setBusy(false);
    }
  };
  const leave = () => {
    isConfirmed.current = false;
    onClose();
  };
  return (
    <Sheet title={title} onClose={leave} focusAfter={() => (isConfirmed.current ? onward() : null)}>
      {text && <p className={css['kalimat']}>{text}</p>}
      <div className={css['pilihan']}>
        <Button look="tenang" onClick={leave}>
          {cancel}
        </Button>
        <Button look="bahaya" disabled={isBusy} onClick={act}>
          {confirm}
        </Button>
      </div>
    </Sheet>
  );
}

const ROW = 'tr, li';
const CONTROL = 'a[href], button';

/**
 * Where whoever acts on a row from one of its controls goes on when the act takes the row away: at the same control of the
 * next row, or of the one before, else at the screen's heading. Asked while the row stands, answered once it may have gone.
 * @returns null where the control is in no row, and stays
 */
function onwardFrom(control: Element | null): () => HTMLElement | null {
  const row = control?.closest(ROW);
  if (!control || !row) return () => null;
  const place = [...row.querySelectorAll(CONTROL)].indexOf(control);
  const neighbours = [row.nextElementSibling, row.previousElementSibling];
  return () => {
    const neighbour = neighbours.find((one) => one?.isConnected);
    const same = neighbour?.querySelectorAll<HTMLElement>(CONTROL)[place];
    return same?.matches(':enabled, a') ? same : document.querySelector('h1');
  };
}
