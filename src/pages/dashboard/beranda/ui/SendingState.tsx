import { ChevronRight, CircleCheck, CloudUpload } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { routes } from '#contract/routes.ts';
import { receiptOf, sentAllSentence, sentWords } from '@/features/send-outbox';
import { useKeptSince } from '@/shared/api';
import { saat } from '@/shared/lib/format';
import { isParked, isUnsent, type OutboxItem, useMissing, useRolledBack, useUnstored } from '@/shared/write';
import css from './sending-state.module.css';

/** What of this device the server has, and the way to the receipt, or to what it does not have yet; and what the bars mean. */
export function SendingState({ items }: { items: readonly OutboxItem[] }) {
  const since = useKeptSince();
  const { rows: lost, isUnsure } = useMissing();
  const unstored = useUnstored().length;
  const rolledBack = useRolledBack().length;
  const receipt = useMemo(() => receiptOf(items), [items]);
  const unsent = items.filter(isUnsent);
  const parked = unsent.filter(isParked).length;
  const isAllSent = receipt !== null && lost.length === 0 && !isUnsure && unstored === 0 && rolledBack === 0;
  return (
    <>
      {unsent.length > 0 && (
        <Link to={routes.kotakKeluar} className={css['keadaan']}>
          <CloudUpload aria-hidden size={24} className={css[parked > 0 ? 'perlu' : 'menunggu']} />
          <span>
            {unsent.length} data belum terkirim
            <small>{parked > 0 ? `${parked} perlu diperbaiki` : 'Lihat kotak keluar'}</small>
          </span>
          <ChevronRight aria-hidden size={20} />
        </Link>
      )}
      {rolledBack > 0 && (
        <Link to={routes.kotakKeluar} className={css['keadaan']}>
          <CloudUpload aria-hidden size={24} className={css['perlu']} />
          <span>
            {rolledBack} baris yang sudah dikirim tidak ada lagi di server
            <small>Server dipulihkan dari cadangan. Kirim lagi dari kotak keluar</small>
          </span>
          <ChevronRight aria-hidden size={20} />
        </Link>
      )}
      {isAllSent && (
        <Link to={routes.kotakKeluar} className={css['keadaan']}>
          <CircleCheck aria-hidden size={24} className={css['terkirim']} />
          <span>
            {sentAllSentence(receipt)}
            <small>{sentWords(receipt)}. Lihat tanda terima</small>
          </span>
          <ChevronRight aria-hidden size={20} />
        </Link>
      )}
      <ul className={css['keterangan']} aria-label="Arti palang">
        {meanings.map(([look, word]) => (
          <li key={look}>
            <span aria-hidden className={css[look]} />
            {word}
          </li>
        ))}
      </ul>
      {since !== null && <p className={css['dibaca']}>Angka server terakhir dibaca {saat(since)}</p>}
    </>
  );
}

const meanings = [
  ['server', 'di server'],
  ['perangkat', 'di perangkat ini'],
  ['perbaiki', 'perlu diperbaiki'],
] as const;
