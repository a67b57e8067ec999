import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router-dom';
import { kantor } from '#contract/kantor-routes.ts';
import { isClosed, PeriodeDitutup } from '@/entities/periode';
import { peranOf, useUser } from '@/entities/session';
import { OfficeImport } from '@/features/import-laporan';
import { useNamedOverlay, useOverlay } from '@/shared/lib/browser';
import { DataTable } from '@/shared/ui/data-table';
import { Notice } from '@/shared/ui/Notice';
import { OfficeScreen } from '@/widgets/office-shell';
import { RiwayatBaris, useRiwayat } from '@/widgets/row-history';
import type { ReportRow } from '../config/reports';
import { useKoreksi } from '../model/use-koreksi';
import { useSelection } from '../model/use-selection';
import { columnsOf } from './columns';
import { HapusBaris } from './HapusBaris';
import { KoreksiSheet } from './KoreksiSheet';
import { KoreksiTools } from './KoreksiTools';
import css from './koreksi.module.css';
import { PulihkanVersi } from './PulihkanVersi';
import { KoreksiBanyak } from './sekaligus/KoreksiBanyak';
import { SelectionBar, SelectPage } from './sekaligus/SelectionBar';

/** /kantor/koreksi: any row of a report, found by place and period; its history, and for a superadmin the way to correct it. */
export function KoreksiPage() {
  const koreksi = useKoreksi();
  const { laporan, list, opened: periode, search } = koreksi;
  const user = useUser();
  const isSuperadmin = peranOf(user) === 'superadmin';
  const overlay = useOverlay();
  const banyak = useNamedOverlay('koreksi-banyak');
  const riwayat = useRiwayat();
  const selection = useSelection(koreksi.question, list.rows);
  const hasSelection = selection.rows.length > 0;
  // The history keeps an overlay over a reload: the next selected row would open the sheet by itself.
  const isOpenInVain = banyak.isOpen && !hasSelection;
  const closeBanyak = useEffectEvent(banyak.close);
  useEffect(() => {
    if (isOpenInVain) closeBanyak();
  }, [isOpenInVain]);
  const isShut = isClosed(periode);
  const mayWrite = isSuperadmin && !isShut;
  const rowOf = (id: number | null) => (id === null ? undefined : list.rows.find((row) => row.id === id));
  // Ids are positive: a deletion is asked under the negative one.
  const edited = rowOf(overlay.opened);
  const deleted = rowOf(overlay.opened === null ? null : -overlay.opened);
  const read = rowOf(riwayat.opened);
  const names = new Map([...(user ? [user] : []), ...koreksi.petugas].map((one) => [one.id, one.nama_lengkap]));
  const petugasOf = ({ user_id }: ReportRow) => names.get(user_id);

  return (
    <OfficeScreen title="Koreksi">
      {!isSuperadmin && <Notice className={css['catatan']}>Hanya superadmin yang dapat mengubah baris petugas.</Notice>}
      <PeriodeDitutup periode={periode} says="Untuk mengoreksi isiannya, buka dahulu periodenya di Data acuan." />
      <DataTable
        title={laporan.names[1]}
        toolbar={
          <>
            <KoreksiTools
              koreksi={koreksi}
              more={
                isSuperadmin && (
                  <Link className={css['setahun']} to={kantor.dataAcuan(`periode-${laporan.jenis}`)}>
                    Periode belum ada? Buka setahun
                  </Link>
                )
              }
            >
              {isSuperadmin && (
                <OfficeImport
                  key={laporan.tabel}
                  laporan={laporan}
                  tempat={koreksi.kecamatan}
                  place={koreksi.kecamatanId}
                  officers={koreksi.petugas}
                  pathTo={(id) => `${kantor.koreksi}?laporan=${laporan.tabel}&periode=${id}`}
                />
              )}
            </KoreksiTools>
            {mayWrite && list.rows.length > 0 && <SelectPage selection={selection} />}
          </>
        }
        list={list}
        columns={columnsOf({
          laporan,
          isMixed: !laporan.isWide && koreksi.kecamatanId === 0,
          petugasOf,
          selection,
          isSuperadmin,
          isShut,
          onRiwayat: riwayat.open,
          onEdit: overlay.open,
          onDelete: (id) => overlay.open(-id),
        })}
        empty={koreksi.isNarrowed ? 'Tidak ada baris yang cocok' : laporan.words.empty}
        wayOn={
          search.query
            ? ['Hapus pencarian', search.clear]
            : koreksi.isNarrowed
              ? ['Lihat semua baris', koreksi.showAll]
              : undefined
        }
      />
      {mayWrite && hasSelection && <SelectionBar selection={selection} onKoreksi={banyak.open} />}
      {edited && mayWrite && <KoreksiSheet key={edited.id} laporan={laporan} row={edited} onClose={overlay.close} />}
      {deleted && mayWrite && <HapusBaris laporan={laporan} row={deleted} onClose={overlay.close} />}
      {banyak.isOpen && mayWrite && hasSelection && (
        <KoreksiBanyak
          laporan={laporan}
          periodeId={koreksi.periode.periodeId}
          selection={selection}
          onClose={banyak.close}
        />
      )}
      {read && (
        <RiwayatBaris
          laporan={laporan}
          id={read.id}
          nama={laporan.nameOf(read, [])}
          mayRestore={mayWrite}
          renderRestore={(act, acts, onDone) => (
            <PulihkanVersi laporan={laporan} row={read} act={act} acts={acts} onDone={onDone} />
          )}
          onClose={riwayat.close}
        />
      )}
    </OfficeScreen>
  );
}
