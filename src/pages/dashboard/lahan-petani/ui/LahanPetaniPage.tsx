import { Plus } from 'lucide-react';
import { OWN_LAHAN_LIST } from '@/entities/lahan-petani';
import { useUser } from '@/entities/session';
import { DeleteLahan } from '@/features/manage-lahan-petani';
import { withMarks } from '@/features/send-outbox';
import { asUser, usePagedList } from '@/shared/api';
import { useOverlay } from '@/shared/lib/browser';
import { routes } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/Button';
import { DataTable } from '@/shared/ui/data-table';
import { useFailureToast } from '@/shared/ui/toaster';
import { pageWithPending, useOpenedRow } from '@/shared/write';
import { Screen } from '@/widgets/app-shell';
import { useWaitingLahan } from '../model/own-lahan';
import { columns } from './columns';

export function LahanPetaniPage() {
  const user = useUser();
  const asking = useOverlay();
  const stored = usePagedList(OWN_LAHAN_LIST, user && { user_id: user.id }, { context: asUser });
  const waiting = useWaitingLahan();
  const list = pageWithPending(
    { ...stored, isLoading: stored.isLoading || waiting.isLoading },
    waiting.items,
    waiting.pending,
  );
  const doomed = useOpenedRow(list.rows, asking.opened);
  useFailureToast(list.error, 'Gagal mendapatkan data lahan petani');

  return (
    <Screen title="Lahan Petani" description="Lahan Anda: tempat, luas tanam, dan perkiraan panen.">
      <DataTable
        title="Lahan Petani"
        toolbar={
          <ButtonLink to={routes.dashboardLahanPetaniTambah}>
            <Plus aria-hidden size={20} />
            Tambah
          </ButtonLink>
        }
        list={list}
        columns={withMarks(columns(asking.open))}
        empty="Tidak Ada Data Luas Tanam"
      />
      {doomed && <DeleteLahan lahan={doomed} onClose={asking.close} />}
    </Screen>
  );
}
