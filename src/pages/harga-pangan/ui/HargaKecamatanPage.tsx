import { useParams } from 'react-router-dom';
import { slugKecamatan } from '#contract/slug.ts';
import { useKecamatan } from '@/entities/wilayah';
import { ShareLink } from '@/features/share-link';
import { mediaUrl } from '@/shared/api';
import { useSite } from '@/shared/config';
import { routes, withPeriode } from '@/shared/routes';
import { PageMeta } from '@/shared/ui/PageMeta';
import { Screen } from '@/widgets/app-shell';
import { useReport } from '@/widgets/place-feed';
import { chosenKecamatan, hargaDi } from '../model/needs';
import { HargaFeed } from './HargaFeed';

export function HargaKecamatanPage() {
  const { wilayah } = useSite();
  const kecamatan = useKecamatan(useParams()['kecamatan'] ?? '', chosenKecamatan);
  const report = useReport(hargaDi, kecamatan);
  const { place, judul } = kecamatan;
  const title = `Harga pangan di ${judul}`;
  const path = withPeriode(routes.hargaPanganDi(judul), report.periode.periodeId);
  return (
    <Screen title={judul} end={place && <ShareLink title={title} path={path} />}>
      <PageMeta
        title={title}
        description={`Harga eceran dan grosir bahan pangan di Kecamatan ${judul}, Kabupaten ${wilayah}, minggu demi minggu.`}
        image={place && mediaUrl(`/media/bagikan/harga-pangan/${encodeURIComponent(slugKecamatan(judul))}.png`)}
      />
      <HargaFeed tempat={judul} report={report} />
    </Screen>
  );
}
