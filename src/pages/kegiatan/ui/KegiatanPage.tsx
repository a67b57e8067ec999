import { regional } from '#contract/formulas/wilayah/regional.ts';
import { routes } from '#contract/routes.ts';
import { KegiatanDinasCard } from '@/entities/kegiatan-dinas';
import { useInfiniteList } from '@/shared/api';
import { useSite } from '@/shared/config';
import { useScrollEnd } from '@/shared/lib/scroll';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LongList } from '@/shared/ui/long-list';
import { Skeletons } from '@/shared/ui/Skeletons';
import { useFailureToast } from '@/shared/ui/toaster';
import { Screen } from '@/widgets/app-shell';
import { tenKegiatan } from '../model/needs';
import css from './kegiatan.module.css';

export function KegiatanPage() {
  const { wilayah } = useSite();
  const { rows, isLoading, isLoadingMore, error, loadMore, retry } = useInfiniteList(tenKegiatan);
  useScrollEnd(loadMore);
  useFailureToast(error, 'Gagal mendapatkan data kegiatan dinas');

  return (
    <Screen
      title="Kegiatan Dinas"
      description={regional`Kabar kegiatan dinas pangan dan pertanian Kabupaten ${wilayah}.`}
    >
      <LongList
        rows={rows}
        className={css['kisi']}
        item={(kegiatan, index) => (
          <KegiatanDinasCard kegiatan={kegiatan} to={routes.detailKegiatan(kegiatan.id)} order={index} />
        )}
      >
        {(isLoading || isLoadingMore) && <Skeletons count={5} shape="foto" className={css['bayangan']} />}
      </LongList>
      {error && <ErrorState error={error} onRetry={retry} />}
      {!isLoading && !error && rows.length === 0 && (
        <EmptyState wayOn={['Ke beranda', routes.home]}>Tidak Ada Data Kegiatan</EmptyState>
      )}
    </Screen>
  );
}
