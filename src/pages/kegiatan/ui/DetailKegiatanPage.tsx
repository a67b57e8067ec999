import { useParams } from 'react-router-dom';
import { routes } from '#contract/routes.ts';
import { tanpaTanda } from '#contract/tulisan/blok.ts';
import { photoName, Tulisan } from '@/entities/kegiatan-dinas';
import { mediaUrl, useNeed } from '@/shared/api';
import { hari } from '@/shared/lib/format';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { SharedElement } from '@/shared/ui/moves';
import { Photo } from '@/shared/ui/photo';
import { Skeletons } from '@/shared/ui/Skeletons';
import { useFailureToast } from '@/shared/ui/toaster';
import { Screen } from '@/widgets/app-shell';
import { isMissing, kegiatanAt } from '../model/needs';
import { Galeri } from './Galeri';
import css from './kegiatan.module.css';

export function DetailKegiatanPage() {
  const need = kegiatanAt(useParams()['id']);
  const { data, error: failure, retry } = useNeed(need);
  const isNone = need === null || isMissing(failure);
  const error = isNone ? undefined : failure;
  const kegiatan = data?.kegiatanDetail;
  useFailureToast(error, 'Gagal mendapatkan detail kegiatan dinas');

  return (
    <Screen
      title="Kegiatan Dinas"
      name={kegiatan?.judul ?? 'Kegiatan Dinas'}
      description={
        kegiatan ? tanpaTanda(kegiatan.deskripsi).slice(0, 160) : 'Kabar kegiatan dinas pangan dan pertanian.'
      }
      image={kegiatan?.foto_url ? mediaUrl(kegiatan.foto_url, 1280) : undefined}
      share={kegiatan && routes.detailKegiatan(kegiatan.id)}
    >
      {kegiatan && (
        <article className={css['artikel']}>
          <SharedElement name={photoName(kegiatan)}>
            <div className={css['foto']}>
              <Photo
                url={kegiatan.foto_url}
                alt={kegiatan.judul}
                sizes="(width >= 768px) 720px, 100vw"
                ratio={[16, 9]}
                eager
                inPage={420}
              />
            </div>
          </SharedElement>
          {kegiatan.created_at && <p className={css['tanggal']}>{hari(Date.parse(kegiatan.created_at))}</p>}
          <h2 className={css['judul']}>{kegiatan.judul}</h2>
          <div className={css['deskripsi']}>
            <Tulisan>{kegiatan.deskripsi}</Tulisan>
          </div>
          <Galeri fotos={kegiatan.kegiatan_fotos ?? []} judul={kegiatan.judul} />
        </article>
      )}
      {!isNone && !data && !error && (
        <ul>
          <Skeletons count={1} className={css['foto']} />
        </ul>
      )}
      {error && <ErrorState error={error} onRetry={retry} />}
      {isNone && <EmptyState wayOn={['Lihat semua kegiatan', routes.kegiatan]}>Tidak Ada Data Kegiatan</EmptyState>}
    </Screen>
  );
}
