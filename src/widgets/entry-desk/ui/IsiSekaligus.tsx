import { useSyncExternalStore } from 'react';
import type { LaporanShape } from '@/entities/laporan';
import { lazyPart } from '@/shared/lib/lazy-part';
import { toast } from '@/shared/ui/toaster';
import type { IsiProps } from './grid/DeskIsi';
import { GridSkeleton } from './grid/GridSkeleton';

const DeskIsi = lazyPart<IsiProps<LaporanShape>>(async () => (await import('./grid/DeskIsi')).DeskIsi);

/** Fetches its code ahead, so that it also opens when the signal has gone since. */
export const preloadIsi = DeskIsi.preload;

/** All of a place at once: in a grid where there is room for one. */
export function IsiSekaligus<Shape extends LaporanShape>(props: IsiProps<Shape>) {
  const close = () => {
    toast.error('Bagian ini belum bisa dibuka tanpa sambungan internet');
    props.onClose();
  };
  return (
    <DeskIsi
      // A place of its own, with its own filter and focus.
      key={props.tempat.id}
      // The report's rows are the report's own business: nothing here looks into their type.
      {...(props as unknown as IsiProps<LaporanShape>)}
      fallback={<GridSkeleton figures={props.laporan.figures.length} />}
      onMissing={close}
    />
  );
}
