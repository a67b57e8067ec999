import { type ComponentProps, useEffect } from 'react';
import type { Laporan, LaporanShape } from '@/entities/laporan';
import { isClosed } from '@/entities/periode';
import { PickKecamatanTugas, useKecamatanTugas } from '@/features/pick-kecamatan-tugas';
import type { OpenedPeriode as Opened } from '@/features/pick-periode';
import { whenCalm } from '@/shared/lib/timing';
import { toast } from '@/shared/ui/toaster';
import { useIsi, WasOpenContext } from '../model/grid/use-isi';
import { GridSkeleton } from './grid/GridSkeleton';
import { IsiSekaligus } from './IsiSekaligus';
import { OpenedPeriode } from './OpenedPeriode';
import { EntryTable } from './tables';

interface EntryDeskProps<Shape extends LaporanShape> {
  laporan: Laporan<Shape>;
  opened: Opened;
  /** The table of periods, to which a page without one leads back. */
  table: string;
  /** Said when the period cannot be read (spec section 8, Load failures). */
  failed: string;
}

/** A period of a report: the place, where it has several, and its rows (spec section 2, Dashboard screens). */
export function EntryDesk<Shape extends LaporanShape>({ laporan, ...page }: EntryDeskProps<Shape>) {
  const kecamatan = useKecamatanTugas();
  const isi = useIsi(laporan);
  const { tempat = null } = isi;
  // Closing a grid leads to it, also when the signal has gone since.
  useEffect(() => whenCalm(EntryTable.preload), []);
  return (
    <WasOpenContext value={isi.wasOpen}>
      <OpenedPeriode {...page}>
        {(periode, sebelumnya) =>
          isi.isOpen && !isClosed(periode) ? (
            <IsiSekaligus laporan={laporan} periode={periode} sebelumnya={sebelumnya} isi={isi} />
          ) : (
            <EntryTable
              {...({
                laporan,
                periode,
                sebelumnya,
                chosen: laporan.isWide ? tempat : kecamatan,
                picker: !laporan.isWide && <PickKecamatanTugas />,
                onIsi: periode && tempat ? isi.open : undefined,
                // Nothing on the way looks into the type of the report's rows.
              } as unknown as ComponentProps<typeof EntryTable>)}
              fallback={<GridSkeleton figures={laporan.figures.length} />}
              onMissing={() => toast.error('Bagian ini belum bisa dibuka tanpa sambungan internet')}
            />
          )
        }
      </OpenedPeriode>
    </WasOpenContext>
  );
}
