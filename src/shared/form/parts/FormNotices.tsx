import type { Key } from '../../lib/browser';
import { Notice } from '../../ui/Notice';
import { useUnstored } from '../../write';
import { keysText } from '../values/held-keys';
import css from './form.module.css';

export const DraftNotice = ({ onDiscard }: { onDiscard: () => void }) => (
  <Notice wayOn={['Buang', onDiscard]}>Isian yang belum disimpan dikembalikan.</Notice>
);

interface HeldNoticeProps {
  keys: readonly Key[];
  onDiscard: () => void;
}

export function HeldNotice({ keys, onDiscard }: HeldNoticeProps) {
  return (
    <Notice className={css['ditahan']} wayOn={['Buang', onDiscard]}>
      Ketikan untuk baris berikutnya ditahan: <kbd>{keysText(keys)}</kbd>
    </Notice>
  );
}

/** Names the rows that are nowhere but on screen, until they are sent. */
export function UnstoredNotice() {
  const rows = useUnstored();
  if (rows.length === 0) return null;
  return (
    <Notice role="alert">
      Belum tersimpan: {rows.map(({ label }) => label).join('; ')}. Jangan tutup isian ini sampai terkirim.
    </Notice>
  );
}

/** Nobody knows what is filled already: whoever types on may meet it. */
export const FilledUnknown = ({ onRetry }: { onRetry: () => void }) => (
  <Notice role="alert" wayOn={['Coba lagi', onRetry]}>
    Belum diketahui apa yang sudah diisi.
  </Notice>
);
