import type { LaporanShape } from '@/entities/laporan';
import { lazyPart } from '@/shared/lib/lazy-part';
import { toast } from '@/shared/ui/toaster';
import { isPhone, useIsPhone } from '../model/one-by-one/use-is-phone';
import type { IsiProps } from './grid/DeskIsi';
import { GridSkeleton } from './grid/GridSkeleton';

const DeskIsi = lazyPart(async () => (await import('./grid/DeskIsi')).DeskIsi<LaporanShape>);
const PhoneIsi = lazyPart(async () => (await import('./one-by-one/PhoneIsi')).PhoneIsi<LaporanShape>);

/** Fetches its code ahead, so that it also opens when the signal has gone since. */
export const preloadIsi = (): void => (isPhone() ? PhoneIsi : DeskIsi).preload();

/** All of a place at once, in the place of its table; on a phone row by row. */
export function IsiSekaligus<Shape extends LaporanShape>(props: IsiProps<Shape>) {
  const Isi = useIsPhone() ? PhoneIsi : DeskIsi;
  const close = () => {
    toast.error('Bagian ini belum bisa dibuka tanpa sambungan internet');
    props.onClose();
  };
  return (
    <Isi
      // Nothing on the way looks into the type of the report's rows.
      {...(props as unknown as IsiProps<LaporanShape>)}
      fallback={<GridSkeleton figures={props.laporan.figures.length} />}
      onMissing={close}
    />
  );
}
