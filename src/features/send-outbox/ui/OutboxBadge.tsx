import { CloudUpload } from 'lucide-react';
import { Link } from 'react-router-dom';
import { routes } from '#contract/routes.ts';
import { isOld, isParked, isUnsent, useMissing, useOutbox, useRolledBack } from '@/shared/write';
import css from './outbox-badge.module.css';

/** How many rows the server does not have yet, lost ones included, and the way to them; nothing while it has all. */
export function OutboxBadge() {
  const { items } = useOutbox();
  const lost = useMissing().rows.length + useRolledBack().length;
  const unsent = items.filter(isUnsent);
  const count = unsent.length + lost;
  if (count === 0) return null;
  const isUrgent = lost > 0 || unsent.some((item) => isParked(item) || isOld(item));
  return (
    <Link
      to={routes.kotakKeluar}
      className={css['lencana']}
      aria-label={`Kotak keluar: ${count} belum terkirim${lost > 0 ? `, ${lost} hilang` : ''}`}
    >
      <CloudUpload aria-hidden size={24} />
      <span className={isUrgent ? css['awas'] : css['angka']}>{count}</span>
    </Link>
  );
}
