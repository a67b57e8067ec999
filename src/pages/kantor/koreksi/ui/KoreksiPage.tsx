import { isClosed, PeriodeDitutup } from '@/entities/periode';
import { peranOf, useUser } from '@/entities/session';
import { useOverlay } from '@/shared/lib/browser';
import { DataTable } from '@/shared/ui/data-table';
import { Notice } from '@/shared/ui/Notice';
import { OfficeScreen } from '@/widgets/office-shell';
import { RiwayatBaris, useRiwayat } from '@/widgets/row-history';
import { useKoreksi } from '../model/use-koreksi';
import { columnsOf } from './columns';
import { HapusBaris } from './HapusBaris';
import { KoreksiSheet } from './KoreksiSheet';
import { KoreksiTools } from './KoreksiTools';
import css from './koreksi.module.css';

/** /kantor/koreksi: any row of a report, found by place and period; its history, and for a superadmin the way to correct it. */
export function KoreksiPage() {
  const koreksi = useKoreksi();
  const { laporan, list, opened: periode, search } = koreksi;
  const isSuperadmin = peranOf(useUser()) === 'superadmin';
  const overlay = useOverlay();
  const riwayat = useRiwayat();
  const isShut = isClosed(periode);
  const mayWrite = isSuperadmin && !isShut;
  const rowOf = (id: number | null) => (id === null ? undefined : list.rows.find((row) => row.id === id));
  // Ids are positive: a deletion is asked under the negative one.
  const edited = rowOf(overlay.opened);
  const deleted = rowOf(overlay.opened === null ? null : -overlay.opened);
  const read = rowOf(riwayat.opened);

  return (
    <OfficeScreen title="Koreksi">
      {!isSuperadmin && <Notice className={css['catatan']}>Hanya superadmin yang dapat mengubah baris petugas.</Notice>}
      <PeriodeDitutup periode={periode} says="Untuk mengoreksi isiannya, buka dahulu periodenya di Data acuan." />
      <DataTable
        title={laporan.names[1]}
        toolbar={<KoreksiTools {...koreksi} />}
        list={list}
        columns={columnsOf({
          laporan,
          isMixed: !laporan.isWide && koreksi.kecamatanId === 0,
          isSuperadmin,
          isShut,
          onRiwayat: riwayat.open,
          onEdit: overlay.open,
          onDelete: (id) => overlay.open(-id),
        })}
        empty={search.query ? 'Tidak ada baris yang cocok' : laporan.words.empty}
        wayOn={search.query ? ['Hapus pencarian', search.clear] : undefined}
      />
      {edited && mayWrite && <KoreksiSheet key={edited.id} laporan={laporan} row={edited} onClose={overlay.close} />}
      {deleted && mayWrite && <HapusBaris laporan={laporan} row={deleted} onClose={overlay.close} />}
      {read && (
        <RiwayatBaris
          laporan={laporan}
          id={read.id}
          nama={laporan.nameOf(read, [])}
          mayRestore={mayWrite}
          onClose={riwayat.close}
        />
      )}
    </OfficeScreen>
  );
}
