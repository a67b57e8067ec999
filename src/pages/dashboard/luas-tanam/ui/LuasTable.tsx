import { Plus } from 'lucide-react';
import { routes, withPeriode } from '#contract/routes.ts';
import { isClosed, type Periode, PeriodeDitutup } from '@/entities/periode';
import { DeleteLuasTanam, luasTanam } from '@/features/manage-luas-tanam';
import { type PeriodeChoice, PickPeriode, wayToCurrent } from '@/features/pick-periode';
import { withMarks } from '@/features/send-outbox';
import { usePagedRows } from '@/shared/api';
import { useOverlay } from '@/shared/lib/browser';
import { ButtonLink } from '@/shared/ui/Button';
import { DataTable } from '@/shared/ui/data-table';
import { useFailureToast } from '@/shared/ui/toaster';
import { useOpenedRow } from '@/shared/write';
import { EntryTools } from '@/widgets/entry-desk';
import { RiwayatBaris, Sampah, useRiwayat } from '@/widgets/row-history';
import { useOwnLuas } from '../model/own-luas';
import { columns } from './columns';

const { words } = luasTanam;

interface LuasTableProps {
  choice: PeriodeChoice;
  /** The chosen month; null while none is known. */
  periode: Periode | null;
  sebelumnya: Periode | null;
  /** Leads to all of a place at once; undefined while no month is chosen, or there is no place. */
  onIsi: (() => void) | undefined;
}

/** An officer's planted areas of the month that is chosen above them (spec section 2, Dashboard screens). */
export function LuasTable({ choice, periode, sebelumnya, onIsi }: LuasTableProps) {
  const { periodeId } = choice;
  const asking = useOverlay();
  const own = useOwnLuas(periodeId);
  const unknown = periodeId ? own : choice;
  const list = usePagedRows(own.rows, { error: unknown.error, retry: unknown.retry, isLoading: unknown.isLoading });
  useFailureToast(own.error, words.unread('data'));
  const isShut = isClosed(periode);
  const riwayat = useRiwayat();
  const read = own.rows.find(({ id }) => id === riwayat.opened);
  const shown = columns({ onDelete: asking.open, onRiwayat: riwayat.open, isShut });
  const deleted = useOpenedRow(own.rows, asking.opened);

  return (
    <>
      <PeriodeDitutup periode={periode} />
      <DataTable
        title="Luas Tanam"
        toolbar={
          <>
            <PickPeriode {...choice} none="Tidak Periode Yang Tersedia" />
            <EntryTools
              laporan={luasTanam}
              periode={periode}
              sebelumnya={sebelumnya}
              chosen={null}
              entries={null}
              rows={own.rows}
              columns={shown}
              onIsi={onIsi}
            >
              <ButtonLink disabled={!periodeId || isShut} to={withPeriode(routes.dashboardLuasLahanTambah, periodeId)}>
                <Plus aria-hidden size={20} />
                Tambah
              </ButtonLink>
            </EntryTools>
          </>
        }
        list={list}
        columns={withMarks(shown)}
        empty={periodeId ? words.empty : 'Pilih Periode Terlebih Dahulu'}
        wayOn={periodeId ? undefined : wayToCurrent(choice)}
      />
      <Sampah laporan={luasTanam} />
      {deleted && !isShut && <DeleteLuasTanam luas={deleted} onClose={asking.close} />}
      {read && (
        <RiwayatBaris
          laporan={luasTanam}
          id={read.id}
          nama={luasTanam.nameOf(read, [])}
          mayRestore={!isShut && !read.menunggu}
          onClose={riwayat.close}
        />
      )}
    </>
  );
}
