import type { LaporanShape } from '@/entities/laporan';
import { lazyPart } from '@/shared/lib/lazy-part';
import { toast } from '@/shared/ui/toaster';
import type { IsiProps } from './grid/DeskIsi';
import { GridSkeleton } from './grid/GridSkeleton';

const DeskIsi = lazyPart(async () => (await import('./grid/DeskIsi')).DeskIsi<LaporanShape>);

/** Fetches its code ahead, so that it also opens when the signal has gone since. */
export const preloadIsi = DeskIsi.preload;

/** All of a place at once, in the place of its table. */
export function IsiSekaligus<Shape extends LaporanShape>(props: IsiProps<Shape>) {
  const close = () => {
    toast.error('Bagian ini belum bisa dibuka tanpa sambungan internet');
    props.onClose();
  };
  return (
    <DeskIsi
      // Nothing on the way looks into the type of the report's rows.
      {...(props as unknown as IsiProps<LaporanShape>)}
      fallback={<GridSkeleton figures={props.laporan.figures.length} />}
      onMissing={close}
    />
  );
}
