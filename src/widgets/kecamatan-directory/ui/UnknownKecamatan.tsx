import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { EmptyState } from '@/shared/ui/empty-state';
import css from './kecamatan-directory.module.css';

interface UnknownKecamatanProps {
  /** The screen's own words for having nothing to show. */
  children: ReactNode;
  /** Where the known ones are listed. */
  to: string;
}

/** An address names a place that is not there, or no longer. */
export function UnknownKecamatan({ children, to }: UnknownKecamatanProps) {
  return (
    <EmptyState
      action={
        <Link to={to} className={css['semua']}>
          Lihat semua kecamatan
        </Link>
      }
    >
      {children}
    </EmptyState>
  );
}
