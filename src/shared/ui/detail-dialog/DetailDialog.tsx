import type { ReactNode } from 'react';
import { lazyPart } from '../../lib/lazy-part';
import { toast } from '../toaster';

export interface DetailDialogProps {
  title: string;
  rows: readonly (readonly [label: string, value: ReactNode])[];
  onClose: () => void;
}

const DetailSheet = lazyPart(async () => (await import('./DetailSheet')).DetailSheet);

export const preloadDetailDialog = DetailSheet.preload;

/** The facts of one row, opened over its list. */
export function DetailDialog(props: DetailDialogProps) {
  const missing = () => {
    toast.error('Rincian belum bisa dibuka tanpa sambungan internet');
    props.onClose();
  };
  return <DetailSheet {...props} onMissing={missing} />;
}
