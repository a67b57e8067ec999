import { Navigate } from 'react-router-dom';
import { routes } from '#contract/routes.ts';
import { useUser } from '@/entities/session';
import { AddLahan, EditLahan } from '@/features/manage-lahan-petani';
import { useReturn } from '@/shared/lib/browser';
import { ErrorState } from '@/shared/ui/ErrorState';
import { Skeletons } from '@/shared/ui/Skeletons';
import { useFailureToast } from '@/shared/ui/toaster';
import { Screen } from '@/widgets/app-shell';
import { useEditedLahan } from '../model/own-lahan';
import css from './lahan-petani.module.css';

export function TambahLahanPage() {
  const user = useUser();
  const goBack = useReturn();
  return (
    <Screen title="Tambah Lahan Petani" description="Daftarkan lahan: tempat, luas tanam, dan perkiraan panen.">
      {user && <AddLahan userId={user.id} onSaved={() => goBack(routes.dashboardLahanPetani)} />}
    </Screen>
  );
}

const FIELDS = 8;

export function EditLahanPage() {
  const goBack = useReturn();
  const { lahan, isNone, error, retry } = useEditedLahan();
  useFailureToast(error, 'Gagal mendapatkan detail lahan petani');

  if (isNone) return <Navigate to={routes.dashboardLahanPetani} replace />;
  return (
    <Screen title="Edit Lahan Petani" description="Ubah tempat, luas tanam, dan perkiraan panen lahan Anda.">
      {lahan && <EditLahan lahan={lahan} onSaved={() => goBack(routes.dashboardLahanPetani)} />}
      {error && <ErrorState error={error} onRetry={retry} />}
      {!lahan && !error && (
        <ul className={css['tunggu']}>
          <Skeletons count={FIELDS} className={css['bayangan']} />
        </ul>
      )}
    </Screen>
  );
}
