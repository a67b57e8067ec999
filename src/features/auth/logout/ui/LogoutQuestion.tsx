import { useEffect, useRef, useState } from 'react';
import { useNamedOverlay } from '@/shared/lib/browser';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { type Asking, hostLogout } from '../model/asking';

/** Asks whoever logs out while rows of theirs still wait on this device. The phone's back button means no. */
export function LogoutQuestion() {
  const [asking, setAsking] = useState<Asking | null>(null);
  const { isOpen, open, close } = useNamedOverlay('keluar');
  const opened = useRef<Asking>(null);
  const isSure = useRef(false);
  useEffect(() => hostLogout(setAsking), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, wherever that is
  useEffect(() => {
    if (asking) open();
  }, [asking]);

  // However it was closed: the answer follows once it is out of the history.
  useEffect(() => {
    if (isOpen) {
      opened.current = asking;
      isSure.current = false;
    } else {
      opened.current?.answer(isSure.current);
      opened.current = null;
    }
  }, [isOpen, asking]);

  if (!asking || !isOpen) return null;
  return (
    <ConfirmDialog
      title="Keluar sebelum semua terkirim?"
      text={`${asking.unsent} data belum terkirim. Data itu tetap di perangkat ini dan dikirim setelah Anda masuk kembali.`}
      confirm="Keluar"
      onConfirm={() => {
        isSure.current = true;
        close();
      }}
      onClose={close}
    />
  );
}
