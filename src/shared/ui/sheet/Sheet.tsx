import type { ReactNode } from 'react';
import { lazyPart } from '../../lib/lazy-part';
import { toast } from '../toaster';

export interface SheetProps {
  title: string;
  onClose: () => void;
  /** What the form begins with is still on its way. */
  isLoading?: boolean;
  /** What the form cannot do without did not come: it is said in the form's place, with a way to try again. */
  missing?: { error: Error; retry: () => void } | undefined;
  /** Has the focus once the sheet has gone; null where that is what had it before. */
  focusAfter?: () => HTMLElement | null;
  children: ReactNode;
}

const SheetPanel = lazyPart(async () => (await import('./SheetPanel')).SheetPanel);

/** Fetches the sheet's code ahead, so that it also opens when the signal has gone since. */
export const preloadSheet = SheetPanel.preload;

/** Something that opens over a screen. */
export function Sheet(props: SheetProps) {
  const close = () => {
    toast.error('Bagian ini belum bisa dibuka tanpa sambungan internet');
    props.onClose();
  };
  return <SheetPanel {...props} onMissing={close} />;
}
