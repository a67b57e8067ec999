import { CloudUpload } from 'lucide-react';
import { Link } from 'react-router-dom';
import { isOld, isParked, isUnsent, useOutbox } from '@/shared/outbox';
import { routes } from '@/shared/routes';
import css from './outbox-badge.module.css';

/** How many rows the server does not have yet, and the way to them; nothing while it has all. */
export function OutboxBadge() {
  const { items } = useOutbox();
  const unsent = items.filter(isUnsent);
  if (unsent.length === 0) return null;
  const isUrgent = unsent.some((item) => isParked(item) || isOld(item));
  return (
    <Link
      to={routes.kotakKeluar}
      className={css['lencana']}
      aria-label={`Kotak keluar: ${unsent.length} belum terkirim`}
    >
      <CloudUpload aria-hidden size={24} />
      <span className={isUrgent ? css['awas'] : css['angka']}>{unsent.length}</span>
    </Link>
  );
}
