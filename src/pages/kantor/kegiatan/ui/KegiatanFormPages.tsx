import { skipToken, useQuery } from '@apollo/client/react';
import { useNavigate, useParams } from 'react-router-dom';
import { kantor } from '#contract/kantor-routes.ts';
import { routes } from '#contract/routes.ts';
import { OFFICE_KEGIATAN } from '@/entities/kegiatan-dinas';
import { useUser } from '@/entities/session';
import { AddKegiatan, EditKegiatan, FotoKegiatan } from '@/features/kantor/manage-kegiatan';
import { ApiError, asUser, quietly } from '@/shared/api';
import { useReturn } from '@/shared/lib/browser';
import { hari } from '@/shared/lib/format';
import { ButtonLink } from '@/shared/ui/Button';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { Skeletons } from '@/shared/ui/Skeletons';
import { useFailureToast } from '@/shared/ui/toaster';
import { OfficeScreen } from '@/widgets/office-shell';
import css from './kegiatan.module.css';

/** /kantor/kegiatan/tambah; once it is stored its further pictures may follow. */
export function AddKegiatanPage() {
  const user = useUser();
  const navigate = useNavigate();
  return (
    <OfficeScreen title="Tambah kegiatan">
      <p className={css['catatan']}>Foto lain dapat ditambahkan setelah kegiatan ini tersimpan.</p>
      {user && <AddKegiatan userId={user.id} onSaved={(id) => navigate(kantor.kegiatanUbah(id), { replace: true })} />}
    </OfficeScreen>
  );
}

/** /kantor/kegiatan/{id} */
export function EditKegiatanPage() {
  const user = useUser();
  const goBack = useReturn();
  const { kegiatan, isNone, error, retry } = useOpenedKegiatan(useParams()['id'] ?? '');
  useFailureToast(error, 'Gagal mendapatkan detail kegiatan dinas');
  return (
    <OfficeScreen title="Ubah kegiatan">
      {isNone && <EmptyState wayOn={['Lihat semua kegiatan', kantor.kegiatan]}>Kegiatan tidak ditemukan</EmptyState>}
      {error && <ErrorState error={error} onRetry={retry} />}
      {!kegiatan && !isNone && !error && (
        <ul className={css['tunggu']}>
          <Skeletons count={3} className={css['isian']} />
        </ul>
      )}
      {kegiatan && user && (
        <>
          <div className={css['catatan']}>
            <span>Tampil sejak {hari(Date.parse(kegiatan.created_at))}.</span>
            <ButtonLink look="tenang" to={routes.detailKegiatan(kegiatan.id)}>
              Lihat halamannya
            </ButtonLink>
          </div>
          <EditKegiatan
            key={kegiatan.id}
            userId={user.id}
            kegiatan={kegiatan}
            onSaved={() => goBack(kantor.kegiatan)}
          />
          <FotoKegiatan kegiatan={kegiatan} />
        </>
      )}
    </OfficeScreen>
  );
}

/** The activity that an address names, as it is on the server now. */
function useOpenedKegiatan(param: string) {
  const id = /^\d{1,9}$/.test(param) ? Number(param) : null;
  const { data, previousData, error, refetch } = useQuery(
    OFFICE_KEGIATAN,
    id === null
      ? skipToken
      : { variables: { id }, context: asUser, fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' },
  );
  // A write makes the answer stale while the form still stands.
  const kegiatan = (data ?? previousData)?.kegiatanKantor;
  const isNone = id === null || (error instanceof ApiError && error.code === 404);
  return { kegiatan, isNone, error: kegiatan || isNone ? undefined : error, retry: quietly(refetch) };
}
