import { useState } from 'react';
import { OutboxState } from '@/features/send-outbox';
import { saat } from '@/shared/lib/format';
import { isOld, isParked, isUnsent, mayEdit, type Outbox, type OutboxItem } from '@/shared/outbox';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { toast } from '@/shared/ui/toaster';
import { dependantsOf, reasonOf } from '../model/words';
import { ItemValues } from './ItemValues';
import css from './kotak-keluar.module.css';

interface ItemCardProps {
  item: OutboxItem;
  /** All rows: some wait for others. */
  items: readonly OutboxItem[];
  outbox: Outbox;
  onEdit?: () => void;
}

/** A row with how it stands, why, since when, and what can be done about it. */
export function ItemCard({ item, items, outbox, onEdit }: ItemCardProps) {
  const [isAsking, setAsking] = useState(false);
  const { key, label, state, dibuat, diubah, attempts } = item;
  const reason = reasonOf(item, items);
  const dependants = dependantsOf(item, items);
  const resend = () => (isParked(item) ? void outbox.resend(key) : outbox.wake(true));
  const remove = async () => {
    if (await outbox.remove(key)) return;
    setAsking(false);
    toast.info('Data ini sedang dikirim');
  };
  return (
    <article className={css['kartu']} aria-label={label}>
      <div className={css['kepala']}>
        <h2>{label}</h2>
        <OutboxState state={state} />
      </div>
      {reason && <p className={isParked(item) ? css['tolak'] : css['sebab']}>{reason}</p>}
      {isUnsent(item) && <ItemValues item={item} />}
      <p className={css['waktu']}>
        {isUnsent(item) ? `Disimpan ${saat(dibuat)}` : `Terkirim ${saat(diubah)}`}
        {isUnsent(item) && attempts > 0 && `, ${attempts} kali dicoba`}
        {isOld(item) && <strong className={css['lama']}> Lebih dari 3 hari</strong>}
      </p>
      {isUnsent(item) && state !== 'mengirim' && (
        <div className={css['tindakan']}>
          <Button look="tenang" onClick={resend}>
            Kirim ulang
          </Button>
          {onEdit && mayEdit(item) && (
            <Button look="tenang" onClick={onEdit}>
              Perbaiki
            </Button>
          )}
          <Button look="tenang" onClick={() => setAsking(true)}>
            Hapus
          </Button>
        </div>
      )}
      {isAsking && (
        <ConfirmDialog
          title="Hapus data ini?"
          text={wording(item, dependants)}
          confirm="Hapus"
          onConfirm={remove}
          onClose={() => setAsking(false)}
        />
      )}
    </article>
  );
}

const wording = ({ label, attempts, state }: OutboxItem, dependants: number): string => {
  const others = dependants > 0 ? ` beserta ${dependants} data yang bergantung padanya` : '';
  const unsure = state === 'antre' && attempts > 0 ? ' Server mungkin sudah menerimanya.' : '';
  return `${label}${others} tidak akan dikirim lagi.${unsure}`;
};
