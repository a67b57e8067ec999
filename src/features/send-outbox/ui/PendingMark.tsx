import { Smartphone, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { routes } from '@/shared/routes';
import type { Waiting } from '@/shared/write';
import css from './pending-mark.module.css';

/** Stands on a row that the server does not have as it is shown, and leads to where it can be mended. */
export function PendingMark({ isParked }: Waiting) {
  const Icon = isParked ? TriangleAlert : Smartphone;
  return (
    <Link to={routes.kotakKeluar} className={isParked ? css['perlu'] : css['menunggu']}>
      <Icon aria-hidden size={16} />
      {isParked ? 'Perlu diperbaiki' : 'Menunggu dikirim'}
    </Link>
  );
}
