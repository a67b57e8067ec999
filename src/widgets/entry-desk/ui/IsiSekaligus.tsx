import type { Laporan, LaporanShape } from '@/entities/laporan';
import type { Periode } from '@/entities/periode';
import { lazyPart } from '@/shared/lib/lazy-part';
import { toast } from '@/shared/ui/toaster';
import type { Isi } from '../model/grid/use-isi';
import { isPhone, useIsPhone } from '../model/one-by-one/use-is-phone';
import type { DeskIsiProps } from './grid/DeskIsi';
import { GridSkeleton } from './grid/GridSkeleton';

const DeskIsi = lazyPart(async () => (await import('./grid/DeskIsi')).DeskIsi<LaporanShape>);
const PhoneIsi = lazyPart(async () => (await import('./one-by-one/PhoneIsi')).PhoneIsi<LaporanShape>);

/** Fetches its code ahead, so that it also opens when the signal has gone since. */
export const preloadIsi = (): void => (isPhone() ? PhoneIsi : DeskIsi).preload();

interface IsiSekaligusProps<Shape extends LaporanShape> {
  laporan: Laporan<Shape>;
  /** Null while it is on its way; so is the one before it, and where there is none. */
  periode: Periode | null;
  sebelumnya: Periode | null;
  isi: Isi;
}

/** All of a place at once, in the place of its table; on a phone row by row. */
export function IsiSekaligus<Shape extends LaporanShape>({ isi, ...props }: IsiSekaligusProps<Shape>) {
  const { laporan, periode, sebelumnya } = props;
  const { tempat, places, choose, close } = isi;
  const Entry = useIsPhone() ? PhoneIsi : DeskIsi;
  const skeleton = <GridSkeleton figures={laporan.figures.length} />;
  if (!periode || !tempat) return skeleton;
  const desk: DeskIsiProps<Shape> = { laporan, periode, sebelumnya, tempat, places, onChoose: choose, onClose: close };
  return (
    <Entry
      // Nothing on the way looks into the type of the report's rows.
      {...(desk as unknown as DeskIsiProps<LaporanShape>)}
      fallback={skeleton}
      onMissing={() => {
        toast.error('Bagian ini belum bisa dibuka tanpa sambungan internet');
        close();
      }}
    />
  );
}
