import type { Laporan, LaporanShape } from '@/entities/laporan';
import { PickKecamatanTugas, useKecamatanTugas } from '@/features/pick-kecamatan-tugas';
import type { OpenedPeriode as Opened } from '@/features/pick-periode';
import { useIsi } from '../model/grid/use-isi';
import { EntryTable } from './EntryTable';
import { IsiSekaligus } from './IsiSekaligus';
import { OpenedPeriode } from './OpenedPeriode';

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
  return (
    <OpenedPeriode {...page}>
      {(periode, sebelumnya) =>
        isi.isOpen ? (
          <IsiSekaligus laporan={laporan} periode={periode} sebelumnya={sebelumnya} isi={isi} />
        ) : (
          <EntryTable
            laporan={laporan}
            periode={periode}
            sebelumnya={sebelumnya}
            chosen={laporan.isWide ? tempat : kecamatan}
            picker={!laporan.isWide && <PickKecamatanTugas />}
            onIsi={periode && tempat ? isi.open : undefined}
          />
        )
      }
    </OpenedPeriode>
  );
}
