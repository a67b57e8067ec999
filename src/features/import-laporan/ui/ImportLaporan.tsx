import { FileUp } from 'lucide-react';
import type { Laporan, LaporanShape } from '@/entities/laporan';
import type { Periode } from '@/entities/periode';
import { useNamedOverlay } from '@/shared/lib/browser';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Button } from '@/shared/ui/Button';
import { toast } from '@/shared/ui/toaster';
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

/** The way from a file on this device to rows of a report, for all places of an officer at once. */
export function ImportLaporan<Shape extends LaporanShape>({ laporan, periode, ...more }: ImportLaporanProps<Shape>) {
  const { isOpen, open, close } = useNamedOverlay('impor');
  const fail = () => {
    toast.error('Bagian ini belum bisa dibuka tanpa sambungan internet');
    close();
  };
  return (
    <>
      <Button look="tenang" disabled={!periode} onClick={open} onPointerEnter={ImportScreen.preload}>
        <FileUp aria-hidden size={20} />
        Impor
      </Button>
      {isOpen && periode && (
        // What loads late knows no report by its own shape.
        <ImportScreen
          {...more}
          laporan={laporan as unknown as Laporan<LaporanShape>}
          periode={periode}
          onClose={close}
          onMissing={fail}
        />
      )}
    </>
  );
}
