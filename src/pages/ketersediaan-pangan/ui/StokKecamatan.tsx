import { KETERSEDIAAN_PANGAN_LIST } from '@/entities/ketersediaan-pangan';
import { useKecamatan } from '@/entities/wilayah';
import { lastUnlessChosen, usePeriode } from '@/features/pick-periode';
import { ShareLink } from '@/features/share-link';
import { after, useInfiniteList } from '@/shared/api';
import { useSite } from '@/shared/config';
import { routes, withPeriode } from '@/shared/routes';
import { PageMeta } from '@/shared/ui/page-meta';
import { Screen } from '@/widgets/app-shell';
import { UnknownKecamatan } from '@/widgets/kecamatan-directory';
import { stokDi } from '../model/filters';
import { chosenKecamatan, rememberedPeriode } from '../model/stored';
import { StokFeed } from './StokFeed';

export function StokKecamatan({ slug }: { slug: string }) {
  const { wilayah } = useSite();
  const kecamatan = useKecamatan(slug, chosenKecamatan);
  const periode = usePeriode('ketersediaan-pangan', lastUnlessChosen, rememberedPeriode);
  const { place, judul } = kecamatan;
  const list = useInfiniteList(
    KETERSEDIAAN_PANGAN_LIST,
    place && periode.periodeId ? stokDi(place.id, periode.periodeId) : null,
  );
  return (
    <Screen
      title={judul}
      end={
        place && (
          <ShareLink
            title={`Ketersediaan pangan di ${judul}`}
            path={withPeriode(routes.ketersediaanPanganDi(judul), periode.periodeId)}
          />
        )
      }
    >
      <PageMeta
        title={`Ketersediaan pangan di ${judul}`}
        description={`Kebutuhan, ketersediaan, dan neraca pangan di Kecamatan ${judul}, Kabupaten ${wilayah}.`}
      />
      {kecamatan.isUnknown ? (
        <UnknownKecamatan to={routes.ketersediaanPangan}>Tidak Ada Data Ketersediaan Pangan</UnknownKecamatan>
      ) : (
        <StokFeed periode={periode} list={after(list, kecamatan, periode)} />
      )}
    </Screen>
  );
}
