import { Plus } from 'lucide-react';
import { withPeriode } from '#contract/routes.ts';
import { LUAS_TANAM_LIST } from '@/entities/luas-tanam';
import { DeleteLuasTanam } from '@/features/manage-luas-tanam';
import { noneUnlessAsked, PickPeriode, usePeriode } from '@/features/pick-periode';
import { PendingRows } from '@/features/send-outbox';
import { asUser, usePagedList } from '@/shared/api';
import { useOverlay } from '@/shared/lib/browser';
import { routes } from '@/shared/routes';
import { Button, ButtonLink } from '@/shared/ui/button';
import { DataTable } from '@/shared/ui/data-table';
import { PageMeta } from '@/shared/ui/page-meta';
import { useFailureToast } from '@/shared/ui/toaster';
import { Screen } from '@/widgets/app-shell';
import { openedPeriode } from '../model/stored';
import { columns } from './columns';
import css from './luas-lahan.module.css';

/** /dashboard/luas-lahan: an officer's planted areas of one month. */
export function LuasLahanPage() {
  const periode = usePeriode('luas-tanam', noneUnlessAsked, openedPeriode);
  const asking = useOverlay();
  const { periodeId } = periode;
  const own = periodeId ? ({ periode_luas_tanam_id: periodeId, userid: true } as const) : null;
  const list = usePagedList(LUAS_TANAM_LIST, own, { context: asUser });
  // Spec section 8: the planting list, too, fails with this sentence.
  useFailureToast(list.error, 'Gagal mendapatkan data timbang balita');
  useFailureToast(periode.error, 'Gagal mendapatkan data periode luas tanam');
  const deleted = list.rows.find(({ id }) => id === asking.opened);

  return (
    <Screen title="Luas Tanam">
      <PageMeta title="Luas Tanam" description="Luas tanam dan luas puso per desa atau kelurahan." />
      <PendingRows entity="luasTanam" />
      <DataTable
        title="Luas Tanam"
        toolbar={
          <>
            <PickPeriode {...periode} none="Tidak Periode Yang Tersedia" />
            <div className={css['tambah']}>
              <Tambah periodeId={periodeId} />
            </div>
          </>
        }
        list={list}
        columns={columns(asking.open)}
        empty={periodeId ? 'Tidak Ada Data Luas Tanam' : 'Pilih Periode Terlebih Dahulu'}
      />
      {deleted && <DeleteLuasTanam luas={deleted} onClose={asking.close} />}
    </Screen>
  );
}

/** A link once there is somewhere to lead to. */
function Tambah({ periodeId }: { periodeId: number }) {
  const face = (
    <>
      <Plus aria-hidden size={20} />
      Tambah
    </>
  );
  if (!periodeId) return <Button disabled>{face}</Button>;
  return <ButtonLink to={withPeriode(routes.dashboardLuasLahanTambah, periodeId)}>{face}</ButtonLink>;
}
