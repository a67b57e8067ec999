import { useRef, useState } from 'react';
import { useOverlay } from '@/shared/lib/browser';
import { Sheet } from '@/shared/ui/sheet';
import { toast } from '@/shared/ui/toaster';
import type { Correction, Outbox, OutboxItem } from '@/shared/write';
import { kindOf } from '../model/kinds';
import { seenRevision } from '../model/settling';
import css from './kotak-keluar.module.css';

/** The row whose form is open. The form stays when the row is sent meanwhile, with what was typed into it. */
export function useCorrected(items: readonly OutboxItem[]) {
  const { opened, open, close } = useOverlay();
  const last = useRef<OutboxItem>(undefined);
  const found = items.find(({ urut }) => urut === opened);
  if (found) last.current = found;
  return {
    corrected: last.current?.urut === opened ? last.current : undefined,
    correct: ({ urut }: OutboxItem) => open(urut),
    close,
  };
}

interface CorrectItemProps {
  item: OutboxItem;
  outbox: Outbox;
  onClose: () => void;
}

const SENT = 'Data ini sudah dikirim';
const UNKEPT = 'Perangkat ini tidak dapat menyimpan. Jangan tutup isian ini.';

/** Opens a row in the form that it was typed into; the server judges it anew. */
export function CorrectItem({ item: opened, outbox, onClose }: CorrectItemProps) {
  // It may leave while it is being corrected: what stands in the form stays there.
  const [item] = useState(opened);
  const { key, userId, label, reason, refusal, variables } = item;
  const kind = kindOf(item);
  if (!kind) return null;

  const save: Correction['save'] = async (typed, names) => {
    // Whoever saves now has seen the server's row.
    const revisi = item.revisi === undefined ? undefined : seenRevision(item);
    const isStored = await outbox.edit(key, typed, revisi, names).catch(() => null);
    if (isStored) return { error: null };
    const complaint = isStored === null ? UNKEPT : SENT;
    toast.info(complaint);
    return { error: { message: complaint } };
  };
  const complaints = new Set([reason, ...Object.values(refusal?.data?.errors ?? {}).flat()]);
  return (
    <Sheet title="Perbaiki" onClose={onClose}>
      <p className={css['sebab']}>{label}</p>
      {refusal &&
        [...complaints].map(
          (complaint) =>
            complaint && (
              <p key={complaint} className={css['tolak']}>
                {complaint}
              </p>
            ),
        )}
      <kind.Form variables={variables} draft={`${userId}/perbaiki/${key}`} save={save} onSaved={onClose} />
    </Sheet>
  );
}
