import { useState } from 'react';
import { useEntryWhile } from '@/shared/lib/browser';
import { Button } from '@/shared/ui/Button';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { toast } from '@/shared/ui/toaster';
import { isParked, type Outbox, type OutboxItem } from '@/shared/write';
import { isDelete, mayPassAgain, overwriting } from '../model/settling';
import { isMixed, versusOf } from '../model/versions';
import { ChooseVersions } from './ChooseVersions';
import css from './kotak-keluar.module.css';

interface ItemActionsProps {
  item: OutboxItem;
  /** Whether its form can help. */
  isCorrectable: boolean;
  /** How many rows wait for it. */
  dependants: number;
  outbox: Outbox;
  onEdit: () => void;
}

/** What can be done about a row that has not been sent, or that was refused. */
export function ItemActions({ item, isCorrectable, dependants, outbox, onEdit }: ItemActionsProps) {
  const [isAsking, setAsking] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const { key } = item;
  const versus = versusOf(item);
  const mine = overwriting(item);
  const resend = () => (isParked(item) ? void outbox.resend(key) : outbox.wake(true));
  const overwrite = async () => {
    // The sheet proposes the same figures, and asks about what is odd in them.
    if (versus && mine && isMixed(versus, mine)) return setChoosing(true);
    if (mine && !(await outbox.replace(key, mine))) toast.info('Data ini sudah dikirim');
  };
  const remove = async () => {
    if (!(await outbox.remove(key))) toast.info('Data ini sedang dikirim');
  };
  return (
    <>
      <div className={css['tindakan']}>
        {mine && (
          <Button onClick={overwrite}>{isDelete(item) ? 'Tetap hapus di server' : 'Timpa dengan isian saya'}</Button>
        )}
        {versus && (
          <Button look="tenang" onClick={() => setChoosing(true)}>
            Pilih per angka
          </Button>
        )}
        {mayPassAgain(item) && (
          <Button look="tenang" onClick={resend}>
            Kirim ulang
          </Button>
        )}
        {isCorrectable && (
          <Button look="tenang" onClick={onEdit}>
            Perbaiki
          </Button>
        )}
        <Button look="tenang" onClick={() => setAsking(true)}>
          Hapus
        </Button>
      </div>
      {isChoosing && versus && (
        <ChooseVersions item={item} versus={versus} outbox={outbox} onClosed={() => setChoosing(false)} />
      )}
      {isAsking && (
        <RemoveQuestion text={wording(item, dependants)} onConfirm={remove} onClosed={() => setAsking(false)} />
      )}
    </>
  );
}

interface RemoveQuestionProps {
  text: string;
  onConfirm: () => void;
  onClosed: () => void;
}

function RemoveQuestion({ text, onConfirm, onClosed }: RemoveQuestionProps) {
  const { isShown, close } = useEntryWhile('hapus', true, onClosed);
  const confirm = () => {
    // First: the question goes with its row, and could not close its history entry then.
    close();
    onConfirm();
  };
  if (!isShown) return null;
  return <ConfirmDialog title="Hapus data ini?" text={text} confirm="Hapus" onConfirm={confirm} onClose={close} />;
}

const wording = (item: OutboxItem, dependants: number): string => {
  const { label, attempts } = item;
  const others = dependants > 0 ? ` beserta ${dependants} data yang bergantung padanya` : '';
  const unsure = !isParked(item) && attempts > 0 ? ' Server mungkin sudah menerimanya.' : '';
  return `${label}${others} tidak akan dikirim lagi.${unsure}`;
};
