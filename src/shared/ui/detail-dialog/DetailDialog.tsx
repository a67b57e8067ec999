import { lazy, type ReactNode, Suspense } from 'react';

export interface DetailDialogProps {
  title: string;
  picture?: ReactNode;
  rows: readonly (readonly [label: string, value: ReactNode])[];
  onClose: () => void;
}

const load = () => import('./DetailSheet').then(({ DetailSheet }) => ({ default: DetailSheet }));
const DetailSheet = lazy(load);

/** Fetches the sheet's code ahead, so that it also opens when the signal has gone since. */
export const preloadDetailDialog = (): Promise<unknown> => load();

/** The facts of one row, opened over its list. */
export function DetailDialog(props: DetailDialogProps) {
  return (
    <Suspense>
      <DetailSheet {...props} />
    </Suspense>
  );
}
