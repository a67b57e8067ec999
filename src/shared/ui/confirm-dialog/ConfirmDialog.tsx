import { useRef, useState } from 'react';
import { Button } from '../Button';
import { Sheet } from '../sheet';
import css from './confirm-dialog.module.css';
import { onwardFrom } from './onward';

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
