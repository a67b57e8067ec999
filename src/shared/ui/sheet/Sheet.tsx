import { lazyPart } from '../../lib/lazy-part';
import { toast } from '../toaster';
import type { SheetProps } from './SheetPanel';

const SheetPanel = lazyPart(async () => (await import('./SheetPanel')).SheetPanel);

/** Fetches the sheet's code ahead, so that it also opens when the signal has gone since. */
export const preloadSheet = SheetPanel.preload;

export function Sheet(props: SheetProps) {
  const close = () => {
    toast.error('Bagian ini belum bisa dibuka tanpa sambungan internet');
    props.onClose();
  };
  return <SheetPanel {...props} onMissing={close} />;
}
