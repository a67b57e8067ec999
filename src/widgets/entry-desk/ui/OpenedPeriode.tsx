import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { MEMUAT_PERIODE, type Periode } from '@/entities/periode';
import type { OpenedPeriode as Opened } from '@/features/pick-periode';
import { ErrorState } from '@/shared/ui/ErrorState';
import { useFailureToast } from '@/shared/ui/toaster';

interface OpenedPeriodeProps {
  opened: Opened;
  /** The table to which a page without a period leads back. */
  table: string;
  /** Said when it cannot be read (spec section 8, Load failures). */
  failed: string;
  /** Shown at once, in the shape of what follows while `periode` is null: it is on its way. */
  children: (periode: Periode | null, sebelumnya: Periode | null) => ReactNode;
}

/** A period's page, which waits for the period that is open; opened without one it leads back to its table. */
export function OpenedPeriode({ opened, table, failed, children }: OpenedPeriodeProps) {
  const { periode, sebelumnya, isLoading, error, retry } = opened;
  useFailureToast(error, failed);
  if (!periode && error) return <ErrorState error={error} onRetry={retry} />;
  if (!periode && !isLoading) return <Navigate to={table} replace />;
  return (
    <>
      {!periode && (
        <p role="status" data-terdengar>
          {MEMUAT_PERIODE}
        </p>
      )}
      {children(periode, sebelumnya)}
    </>
  );
}
