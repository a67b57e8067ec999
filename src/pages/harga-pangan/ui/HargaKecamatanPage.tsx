import { useParams } from 'react-router-dom';
import { slugKecamatan } from '#contract/slug.ts';
import { HARGA_PANGAN_LIST } from '@/entities/harga-pangan';
import { KECAMATAN_LIST, kecamatanBySlug } from '@/entities/wilayah';
import { usePeriode } from '@/features/pick-periode';
import { mediaUrl, useInfiniteList } from '@/shared/api';
import { useSite } from '@/shared/config';
import { useStored } from '@/shared/lib/stored';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageMeta } from '@/shared/ui/page-meta';
import { Screen } from '@/widgets/app-shell';
import { allKecamatan } from '@/widgets/kecamatan-directory';
import { hargaDi } from '../model/filters';
import { judulSlug } from '../model/judul-slug';
import { chosenKecamatan, rememberedPeriode } from '../model/stored';
import { HargaFeed } from './HargaFeed';

export function HargaKecamatanPage() {
  const slug = useParams()['kecamatan'] ?? '';
  const { wilayah } = useSite();
  const directory = useInfiniteList(KECAMATAN_LIST, allKecamatan.filter);
  const remembered = useStored(chosenKecamatan);
  const periode = usePeriode('harga-pangan', rememberedPeriode);

  const rememberedPlace = remembered && { id: remembered.kecamatanId, nama_kecamatan: remembered.kecamatanName };
  // The remembered place is a shortcut until the directory is there, never a condition.
  const place =
    kecamatanBySlug(directory.rows, slug) ??
    kecamatanBySlug(rememberedPlace && directory.isLoading ? [rememberedPlace] : [], slug);
  const list = useInfiniteList(
    HARGA_PANGAN_LIST,
    place && periode.periodeId ? hargaDi(place.id, periode.periodeId) : null,
  );

  const judul = place?.nama_kecamatan ?? judulSlug(slug);
  const isUnknown = !place && !directory.isLoading && !directory.error;
  return (
    <Screen title={judul}>
      <PageMeta
        title={`Harga pangan di ${judul}`}
        description={`Harga eceran dan grosir bahan pangan di Kecamatan ${judul}, Kabupaten ${wilayah}, minggu demi minggu.`}
        image={
          place &&
          mediaUrl(`/media/bagikan/harga-pangan/${encodeURIComponent(slugKecamatan(place.nama_kecamatan))}.png`)
        }
      />
      {isUnknown ? (
        <EmptyState>Tidak ada data harga pangan di kecamatan ini</EmptyState>
      ) : (
        <HargaFeed
          tempat={judul}
          periode={periode}
          list={{
            ...list,
            isLoading: list.isLoading || directory.isLoading,
            error: list.error ?? (place ? undefined : directory.error),
            retry: place ? list.retry : directory.retry,
          }}
        />
      )}
    </Screen>
  );
}
