import { useEffect, useRef, useState } from 'react';
import { useEntryWhile } from '@/shared/lib/browser';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { type Asking, hostLogout } from '../model/asking';

/** Asks whoever logs out while rows of theirs still wait on this device. The phone's back button means no. */
export function LogoutQuestion() {
  const [asking, setAsking] = useState<Asking | null>(null);
  const isSure = useRef(false);
  const { isShown, close } = useEntryWhile('keluar', asking !== null, () => asking?.answer(isSure.current));
  useEffect(
    () =>
      hostLogout((next) => {
        isSure.current = false;
        setAsking(next);
      }),
    [],
  );
  if (!asking || !isShown) return null;
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
