import { useLocation, useParams } from 'react-router-dom';
import { routes } from '#contract/routes.ts';
import { useUser } from '@/entities/session';
import { AddProdukForm, EditProdukForm } from '@/features/manage-produk';
import { useReturn } from '@/shared/lib/browser';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { Skeletons } from '@/shared/ui/Skeletons';
import { Screen } from '@/widgets/app-shell';
import { useOwnProduk } from '../model/use-own-produk';
import css from './produk.module.css';

/** /dashboard/pangan/tambah (spec section 2, Add/Edit product forms). */
export function AddProdukPage() {
  const user = useUser();
  const { state } = useLocation();
  return (
    <Screen title="Tambah Produk" description="Tambah produk pangan ke etalase.">
      {user && <AddProdukForm userId={user.id} begins={state?.begins} />}
    </Screen>
  );
}

/** /dashboard/pangan/edit/{produkName} (spec section 2, Add/Edit product forms). */
export function EditProdukPage() {
  const { slug = '' } = useParams();
  const user = useUser();
  const goBack = useReturn();
  const { produk, isLoading, error, retry } = useOwnProduk(user?.id, slug);
  return (
    <Screen title="Edit Produk" description="Ubah produk pangan di etalase.">
      {isLoading && (
        <ul className={css['bayangan']}>
          <Skeletons count={5} className={css['isian']} />
        </ul>
      )}
      {error && <ErrorState error={error} onRetry={retry} />}
      {!produk && !isLoading && !error && (
        <EmptyState wayOn={['Lihat produk Anda', routes.dashboardPangan]}>Produk tidak ditemukan</EmptyState>
      )}
      {produk && user && (
        <EditProdukForm
          key={produk.id}
          produk={produk}
          userId={user.id}
          onSaved={() => goBack(routes.dashboardPangan)}
        />
      )}
    </Screen>
  );
}
