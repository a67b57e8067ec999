import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import type { Periode } from '@/entities/periode';
import type { OpenedPeriode as Opened } from '@/features/pick-periode';
import { ErrorState } from '@/shared/ui/error-state';
import { useFailureToast } from '@/shared/ui/toaster';

interface OpenedPeriodeProps {
  opened: Opened;
  /** The table to which a page without a period leads back. */
  table: string;
  /** Said when it cannot be read (spec section 8, Load failures). */
  failed: string;
  children: (periode: Periode, sebelumnya: Periode | null) => ReactNode;
}

/** A period's page once it is known which period is open; opened without one it leads back to its table. */
export function OpenedPeriode({ opened, table, failed, children }: OpenedPeriodeProps) {
  useFailureToast(opened.error, failed);
  if (opened.periode) return children(opened.periode, opened.sebelumnya);
  if (opened.isLoading) return <p role="status">Memuat periode …</p>;
  if (opened.error) return <ErrorState error={opened.error} onRetry={opened.retry} />;
  return <Navigate to={table} replace />;
}
