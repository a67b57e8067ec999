import { Navigate } from 'react-router-dom';
import { withPeriode } from '#contract/routes.ts';
import { EditLuasTanam } from '@/features/manage-luas-tanam';
import { usePeriode } from '@/features/pick-periode';
import { useReturn } from '@/shared/lib/browser';
import { routes } from '@/shared/routes';
import { ErrorState } from '@/shared/ui/ErrorState';
import { PageMeta } from '@/shared/ui/PageMeta';
import { useFailureToast } from '@/shared/ui/toaster';
import { Screen } from '@/widgets/app-shell';
import { periodeTanam } from '../model/stored';
import { useEditedLuas } from '../model/use-edited-luas';
import { WaitingLuas } from './WaitingLuas';

/** /dashboard/luas-lahan/edit: the row whose id this device holds. */
export function EditLuasPage() {
  const goBack = useReturn();
  const { luas, isNone, error, retry } = useEditedLuas();
  const { periodes, error: unknown } = usePeriode(periodeTanam);
  const place = periodes.findIndex(({ id }) => id === luas?.periode_luas_tanam_id);
  useFailureToast(error, 'Gagal mendapatkan data luasTanam');
  // What was a month before stands beside the fields.
  useFailureToast(unknown, 'Gagal mendapatkan detail periode luas tanam');

  if (isNone) return <Navigate to={routes.dashboardLuasLahan} replace />;
  return (
    <Screen title="Edit Luas Tanam">
      <PageMeta title="Edit Luas Tanam" description="Ubah luas tanam dan luas puso." />
      {luas && (
        <EditLuasTanam
          luas={luas}
          sebelumnya={periodes[place - 1] ?? null}
          onSaved={() => goBack(withPeriode(routes.dashboardLuasLahan, luas.periode_luas_tanam_id))}
        />
      )}
      {error && <ErrorState error={error} onRetry={retry} />}
      {!luas && !error && <WaitingLuas />}
    </Screen>
  );
}
