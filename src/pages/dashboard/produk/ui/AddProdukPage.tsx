import { useUser } from '@/entities/session';
import { AddProdukForm } from '@/features/manage-produk';
import { PageMeta } from '@/shared/ui/PageMeta';
import { Screen } from '@/widgets/app-shell';

/** /dashboard/pangan/tambah (spec section 2, Add/Edit product forms). */
export function AddProdukPage() {
  const user = useUser();
  return (
    <Screen title="Tambah Produk">
      <PageMeta title="Tambah Produk" description="Tambah produk pangan ke etalase." />
      {user && <AddProdukForm userId={user.id} />}
    </Screen>
  );
}
