import { useRef } from 'react';
import { OutboxState } from '@/features/send-outbox';
import { saat } from '@/shared/lib/format';
import { isOld, isParked, isUnsent, type Outbox, type OutboxItem } from '@/shared/write';
import { isCorrectable, isForeign } from '../model/settling';
import { ItemActions } from './ItemActions';
import { ItemValues } from './ItemValues';
import css from './kotak-keluar.module.css';

interface ItemCardProps {
  item: OutboxItem;
  /** Why it is still here, in words. */
  reason: string | null;
  /** How many rows wait for it. */
  dependants: number;
  outbox: Outbox;
  onEdit: () => void;
}

/** A row with how it stands, why, since when, and what can be done about it. */
export function ItemCard({ item, reason, dependants, outbox, onEdit }: ItemCardProps) {
  const { label, state, dibuat, diubah, attempts } = item;
  // While it is tried once more it keeps its place, what was said of it last, and the way to its form: a try that does not
  // leave the device is over before a finger has found the button.
  const last = useRef({ item, reason });
  if (state !== 'mengirim') last.current = { item, reason };
  const told = last.current.reason;
  const isTriedAgain = state === 'mengirim' && last.current.item.setback === 0;
  return (
    <article className={css['kartu']} aria-label={label}>
      <div className={css['kepala']}>
        <h3>{label}</h3>
        <OutboxState state={state} />
      </div>
      {told && <p className={isParked(item) ? css['tolak'] : css['sebab']}>{told}</p>}
      {isForeign(item) && (
        <p className={css['sebab']}>
          Isian orang lain tidak dapat ditimpa. Bila isian Anda tidak diperlukan lagi, hapus dari sini.
        </p>
      )}
      {isUnsent(item) && <ItemValues item={item} />}
      <p className={css['waktu']}>
        {isUnsent(item) ? `Disimpan ${saat(dibuat)}` : `Terkirim ${saat(diubah)}`}
        {isUnsent(item) && attempts > 0 && `, ${attempts} kali dicoba`}
        {isOld(item) && <strong className={css['lama']}> Lebih dari 3 hari</strong>}
      </p>
      {isUnsent(item) && (
        <ItemActions
          item={item}
          isCorrectable={isCorrectable(isTriedAgain ? last.current.item : item)}
          dependants={dependants}
          outbox={outbox}
          onEdit={onEdit}
        />
      )}
    </article>
  );
}
