import { useParams } from 'react-router-dom';
import { slugKecamatan } from '#contract/slug.ts';
import { HARGA_PANGAN_LIST } from '@/entities/harga-pangan';
import { useKecamatan } from '@/entities/wilayah';
import { lastUnlessChosen, usePeriode } from '@/features/pick-periode';
import { ShareLink } from '@/features/share-link';
import { after, mediaUrl, useInfiniteList } from '@/shared/api';
import { useSite } from '@/shared/config';
import { routes, withPeriode } from '@/shared/routes';
import { PageMeta } from '@/shared/ui/page-meta';
import { Screen } from '@/widgets/app-shell';
import { UnknownKecamatan } from '@/widgets/kecamatan-directory';
import { hargaDi } from '../model/filters';
import { chosenKecamatan, rememberedPeriode } from '../model/stored';
import { HargaFeed } from './HargaFeed';

export function HargaKecamatanPage() {
  const { wilayah } = useSite();
  const kecamatan = useKecamatan(useParams()['kecamatan'] ?? '', chosenKecamatan);
  const periode = usePeriode('harga-pangan', lastUnlessChosen, rememberedPeriode);
  const { place, judul } = kecamatan;
  const list = useInfiniteList(
    HARGA_PANGAN_LIST,
    place && periode.periodeId ? hargaDi(place.id, periode.periodeId) : null,
  );
  return (
    <Screen
      title={judul}
      end={
        place && (
          <ShareLink
            title={`Harga pangan di ${judul}`}
            path={withPeriode(routes.hargaPanganDi(judul), periode.periodeId)}
          />
        )
      }
    >
      <PageMeta
        title={`Harga pangan di ${judul}`}
        description={`Harga eceran dan grosir bahan pangan di Kecamatan ${judul}, Kabupaten ${wilayah}, minggu demi minggu.`}
        image={place && mediaUrl(`/media/bagikan/harga-pangan/${encodeURIComponent(slugKecamatan(judul))}.png`)}
      />
      {kecamatan.isUnknown ? (
        <UnknownKecamatan to={routes.hargaPangan}>Tidak ada data harga pangan di kecamatan ini</UnknownKecamatan>
      ) : (
        <HargaFeed tempat={judul} periode={periode} list={after(list, kecamatan, periode)} />
      )}
    </Screen>
  );
}
