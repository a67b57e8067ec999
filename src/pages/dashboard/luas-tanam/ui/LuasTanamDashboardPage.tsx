import { Plus } from 'lucide-react';
import { routes, withPeriode } from '#contract/routes.ts';
import { DeleteLuasTanam, luasTanam } from '@/features/manage-luas-tanam';
import { PickPeriode, usePeriode, wayToNewest } from '@/features/pick-periode';
import { withMarks } from '@/features/send-outbox';
import { usePagedRows } from '@/shared/api';
import { useOverlay } from '@/shared/lib/browser';
import { ButtonLink } from '@/shared/ui/Button';
import { DataTable } from '@/shared/ui/data-table';
import { useFailureToast } from '@/shared/ui/toaster';
import { useOpenedRow } from '@/shared/write';
import { Screen } from '@/widgets/app-shell';
import { EntryTools, IsiSekaligus, useIsi } from '@/widgets/entry-desk';
import { periodeTanam, useOwnLuas } from '../model/own-luas';
import { columns } from './columns';

const { words } = luasTanam;

/** /dashboard/luas-lahan: an officer's planted areas of one month. */
export function LuasTanamDashboardPage() {
  const periode = usePeriode(periodeTanam);
  const asking = useOverlay();
  const isi = useIsi(luasTanam);
  const { periodeId, periodes } = periode;
  const place = periodes.findIndex(({ id }) => id === periodeId);
  const own = useOwnLuas(periodeId);
  const unknown = periodeId ? own : periode;
  const list = usePagedRows(own.rows, { error: unknown.error, retry: unknown.retry, isLoading: unknown.isLoading });
  useFailureToast(own.error, words.unread('data'));
  useFailureToast(periode.error, 'Gagal mendapatkan data periode luas tanam');
  const deleted = useOpenedRow(own.rows, asking.opened);

  const [opened, before] = [periodes[place] ?? null, periodes[place - 1] ?? null];
  if (isi.isOpen && (periodeId || periode.isLoading)) {
    return (
      <Screen title={opened?.nama_periode ?? 'Luas Tanam'} description="Isi luas tanam dan luas puso sekaligus.">
        <IsiSekaligus laporan={luasTanam} periode={opened} sebelumnya={before} isi={isi} />
      </Screen>
    );
  }
  return (
    <Screen title="Luas Tanam" description="Luas tanam dan luas puso per desa atau kelurahan.">
      <DataTable
        title="Luas Tanam"
        toolbar={
          <>
            <PickPeriode {...periode} none="Tidak Periode Yang Tersedia" />
            <EntryTools
              laporan={luasTanam}
              periode={opened}
              sebelumnya={before}
              chosen={null}
              rows={own.rows}
              columns={columns(asking.open)}
              onIsi={periodeId && isi.tempat ? isi.open : undefined}
            >
              <ButtonLink disabled={!periodeId} to={withPeriode(routes.dashboardLuasLahanTambah, periodeId)}>
                <Plus aria-hidden size={20} />
                Tambah
              </ButtonLink>
            </EntryTools>
          </>
        }
        list={list}
        columns={withMarks(columns(asking.open))}
        empty={periodeId ? words.empty : 'Pilih Periode Terlebih Dahulu'}
        wayOn={periodeId ? undefined : wayToNewest(periode)}
      />
      {deleted && <DeleteLuasTanam luas={deleted} onClose={asking.close} />}
    </Screen>
  );
}
