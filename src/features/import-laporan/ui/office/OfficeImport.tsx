import type { Laporan, LaporanShape } from '@/entities/laporan';
import { lazyPart } from '@/shared/lib/lazy-part';
import { ImportButton } from '../ImportButton';
import type { OfficeImportScreenProps } from './OfficeImportScreen';

const OfficeImportScreen = lazyPart<OfficeImportScreenProps<LaporanShape>>(
  async () => (await import('./OfficeImportScreen')).OfficeImportScreen,
);

type OfficeImportProps<Shape extends LaporanShape> = Omit<
  OfficeImportScreenProps<Shape>,
  'laporan' | 'onClose' | 'onMissing'
> & {
  laporan: Laporan<Shape>;
};

/** From a file to rows of a report in any place and period, for the office. */
export function OfficeImport<Shape extends LaporanShape>({ laporan, ...more }: OfficeImportProps<Shape>) {
  return (
    <ImportButton preload={OfficeImportScreen.preload}>
      {(screen) => (
        // Cast: `lazyPart` erases the generic parameter.
        <OfficeImportScreen {...more} {...screen} laporan={laporan as unknown as Laporan<LaporanShape>} />
      )}
    </ImportButton>
  );
}
