import type { Laporan, LaporanShape } from '@/entities/laporan';
import type { Periode } from '@/entities/periode';
import { lazyPart } from '@/shared/lib/lazy-part';
import { ImportButton } from './ImportButton';
import type { ImportScreenProps } from './ImportScreen';

const ImportScreen = lazyPart<ImportScreenProps<LaporanShape>>(
  async () => (await import('./ImportScreen')).ImportScreen,
);

interface ImportLaporanProps<Shape extends LaporanShape> {
  laporan: Laporan<Shape>;
  /** Null while it is on its way. */
  periode: Periode | null;
  sebelumnya: Periode | null;
  /** The place that is open, for files that name none; 0 for none. */
  place: number;
}

/** From a file to rows of a report, for all places of an officer at once. */
export function ImportLaporan<Shape extends LaporanShape>({ laporan, periode, ...more }: ImportLaporanProps<Shape>) {
  return (
    <ImportButton disabled={!periode} preload={ImportScreen.preload}>
      {(screen) =>
        periode && (
          // Cast: `lazyPart` erases the generic parameter.
          <ImportScreen {...more} {...screen} laporan={laporan as unknown as Laporan<LaporanShape>} periode={periode} />
        )
      }
    </ImportButton>
  );
}
