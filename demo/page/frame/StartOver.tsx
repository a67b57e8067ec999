import { useState } from 'react';
import { useEntryWhile } from '@/shared/lib/browser';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { cutJournal } from '../database/journal';
import { ADDED_PICTURES } from '../worker/caches';
import css from './demo.module.css';

/** Takes back all that was entered in the demo on this device. */
export function StartOver() {
  const [isAsked, setAsked] = useState(false);
  const { isShown, close } = useEntryWhile('ulang', isAsked, () => setAsked(false));

  const startOver = async () => {
    await cutJournal();
    await caches.delete(ADDED_PICTURES);
    window.location.reload();
  };

  return (
    <>
      <button type="button" className={css['ulang']} onClick={() => setAsked(true)}>
        Mulai dari awal
      </button>
      {isShown && (
        <ConfirmDialog
          title="Mulai dari awal?"
          text="Semua yang Anda isi di demo ini dihapus, dan data contoh kembali seperti semula."
          confirm="Ya, mulai dari awal"
          cancel="Batal"
          onConfirm={() => void startOver()}
          onClose={close}
        />
      )}
    </>
  );
}
