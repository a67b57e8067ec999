import type { ReactNode } from 'react';
import { EmptyState } from '@/shared/ui/empty-state';

interface UnknownKecamatanProps {
  /** The screen's own words for having nothing to show. */
  children: ReactNode;
  /** Where the known ones are listed. */
  to: string;
}

/** An address names a place that is not there, or no longer. */
export const UnknownKecamatan = ({ children, to }: UnknownKecamatanProps) => (
  <EmptyState wayOn={['Lihat semua kecamatan', to]}>{children}</EmptyState>
);
