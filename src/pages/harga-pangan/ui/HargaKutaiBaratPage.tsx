import { HARGA_PANGAN_KUTAI_BARAT_LIST } from '@/entities/harga-pangan';
import { lastUnlessChosen, usePeriode } from '@/features/pick-periode';
import { ShareLink } from '@/features/share-link';
import { after, mediaUrl, useInfiniteList } from '@/shared/api';
import { useSite } from '@/shared/config';
import { routes, withPeriode } from '@/shared/routes';
import { PageMeta } from '@/shared/ui/page-meta';
import { Screen } from '@/widgets/app-shell';
import { hargaKutaiBarat } from '../model/filters';
import { rememberedPeriode } from '../model/stored';
import { HargaFeed } from './HargaFeed';

export function HargaKutaiBaratPage() {
  const { wilayah } = useSite();
  const periode = usePeriode('harga-pangan', lastUnlessChosen, rememberedPeriode);
  const list = useInfiniteList(
    HARGA_PANGAN_KUTAI_BARAT_LIST,
    periode.periodeId ? hargaKutaiBarat(periode.periodeId) : null,
  );
  const judul = `Kabupaten ${wilayah}`;
  return (
    <Screen
      title={`Harga ${judul}`}
      end={
        <ShareLink
          title={`Harga pangan ${judul}`}
          path={withPeriode(routes.hargaPanganKutaiBarat, periode.periodeId)}
        />
      }
    >
      <PageMeta
        title={`Harga pangan ${judul}`}
        description={`Harga eceran dan grosir bahan pangan untuk seluruh ${judul}, minggu demi minggu.`}
        image={mediaUrl('/media/bagikan/harga-pangan/kabupaten.png')}
      />
      <HargaFeed tempat={judul} periode={periode} list={after(list, periode)} />
    </Screen>
  );
}
