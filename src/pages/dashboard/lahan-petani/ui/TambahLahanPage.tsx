import { useUser } from '@/entities/session';
import { AddLahan } from '@/features/manage-lahan-petani';
import { useReturn } from '@/shared/lib/browser';
import { routes } from '@/shared/routes';
import { PageMeta } from '@/shared/ui/PageMeta';
import { Screen } from '@/widgets/app-shell';

export function TambahLahanPage() {
  const user = useUser();
  const goBack = useReturn();
  return (
    <Screen title="Tambah Lahan Petani">
      <PageMeta title="Tambah Lahan Petani" description="Daftarkan lahan: tempat, luas tanam, dan perkiraan panen." />
      {user && <AddLahan userId={user.id} onSaved={() => goBack(routes.dashboardLahanPetani)} />}
    </Screen>
  );
}
