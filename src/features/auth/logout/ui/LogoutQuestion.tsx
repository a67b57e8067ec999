import { useEffect, useState } from 'react';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { type Asking, hostLogout } from '../model/asking';

/** Asks whoever logs out while rows of theirs still wait on this device. */
export function LogoutQuestion() {
  const [asking, setAsking] = useState<Asking | null>(null);
  useEffect(() => hostLogout(setAsking), []);
  if (!asking) return null;
  return (
    <ConfirmDialog
      title="Keluar sebelum semua terkirim?"
      text={`${asking.unsent} data belum terkirim. Data itu tetap di perangkat ini dan dikirim setelah Anda masuk kembali.`}
      confirm="Keluar"
      onConfirm={() => asking.answer(true)}
      onClose={() => asking.answer(false)}
    />
  );
}
