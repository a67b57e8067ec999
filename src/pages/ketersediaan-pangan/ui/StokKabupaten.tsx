import { REKAP_KETERSEDIAAN_PANGAN, type RekapKetersediaanPangan } from '@/entities/ketersediaan-pangan';
import { lastUnlessChosen, usePeriode } from '@/features/pick-periode';
import { ShareLink } from '@/features/share-link';
import { after, useInfiniteList } from '@/shared/api';
import { useSite } from '@/shared/config';
import { routes, withPeriode } from '@/shared/routes';
import { PageMeta } from '@/shared/ui/page-meta';
import { Screen } from '@/widgets/app-shell';
import { stokKabupaten } from '../model/filters';
import { rememberedPeriode } from '../model/stored';
import { StokFeed } from './StokFeed';

/** How much of the regency the sums stand for (rulings 17). */
const sumber = ({ jumlah_kecamatan, dari_kecamatan }: RekapKetersediaanPangan) =>
  ['Sumber data', `${jumlah_kecamatan} dari ${dari_kecamatan} kecamatan`] as const;

export function StokKabupaten() {
  const { wilayah } = useSite();
  const periode = usePeriode('ketersediaan-pangan', lastUnlessChosen, rememberedPeriode);
  const list = useInfiniteList(REKAP_KETERSEDIAAN_PANGAN, periode.periodeId ? stokKabupaten(periode.periodeId) : null);
  const judul = `Kabupaten ${wilayah}`;
  return (
    <Screen
      title={judul}
      end={
        <ShareLink
          title={`Ketersediaan pangan ${judul}`}
          path={withPeriode(routes.ketersediaanPanganDi(judul), periode.periodeId)}
        />
      }
    >
      <PageMeta
        title={`Ketersediaan pangan ${judul}`}
        description={`Kebutuhan, ketersediaan, dan neraca pangan seluruh ${judul}.`}
      />
      <StokFeed periode={periode} list={after(list, periode)} more={sumber} />
    </Screen>
  );
}
