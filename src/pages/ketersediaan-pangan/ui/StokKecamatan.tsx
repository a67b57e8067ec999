import { useKecamatan } from '@/entities/wilayah';
import { ShareLink } from '@/features/share-link';
import { useSite } from '@/shared/config';
import { routes, withPeriode } from '@/shared/routes';
import { PageMeta } from '@/shared/ui/PageMeta';
import { Screen } from '@/widgets/app-shell';
import { useReport } from '@/widgets/place-feed';
import { chosenKecamatan, stokDi } from '../model/needs';
import { StokFeed } from './StokFeed';

export function StokKecamatan({ slug }: { slug: string }) {
  const { wilayah } = useSite();
  const kecamatan = useKecamatan(slug, chosenKecamatan);
  const report = useReport(stokDi, kecamatan);
  const { place, judul } = kecamatan;
  const title = `Ketersediaan pangan di ${judul}`;
  const path = withPeriode(routes.ketersediaanPanganDi(judul), report.periode.periodeId);
  return (
    <Screen title={judul} end={place && <ShareLink title={title} path={path} />}>
      <PageMeta
        title={title}
        description={`Kebutuhan, ketersediaan, dan neraca pangan di Kecamatan ${judul}, Kabupaten ${wilayah}.`}
      />
      <StokFeed report={report} />
    </Screen>
  );
}
