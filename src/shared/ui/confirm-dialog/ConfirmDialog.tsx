import { useState } from 'react';
import { Button } from '../button';
import { Sheet } from '../sheet';
import css from './confirm-dialog.module.css';

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
  const act = async () => {
    setBusy(true);
    try {
      await onConfirm();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Sheet title={title} onClose={onClose}>
      {text && <p className={css['kalimat']}>{text}</p>}
      <div className={css['pilihan']}>
        <Button look="tenang" onClick={onClose}>
          {cancel}
        </Button>
        <Button look="bahaya" disabled={isBusy} onClick={act}>
          {confirm}
        </Button>
      </div>
    </Sheet>
  );
}
