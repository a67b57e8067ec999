import { ShareLink } from '@/features/share-link';
import { mediaUrl } from '@/shared/api';
import { useSite } from '@/shared/config';
import { routes, withPeriode } from '@/shared/routes';
import { PageMeta } from '@/shared/ui/PageMeta';
import { Screen } from '@/widgets/app-shell';
import { useReport } from '@/widgets/place-feed';
import { hargaSeKabupaten } from '../model/needs';
import { HargaFeed } from './HargaFeed';

export function HargaKutaiBaratPage() {
  const { wilayah } = useSite();
  const report = useReport(hargaSeKabupaten, null);
  const judul = `Kabupaten ${wilayah}`;
  const title = `Harga pangan ${judul}`;
  const path = withPeriode(routes.hargaPanganKutaiBarat, report.periode.periodeId);
  return (
    <Screen title={`Harga ${judul}`} end={<ShareLink title={title} path={path} />}>
      <PageMeta
        title={title}
        description={`Harga eceran dan grosir bahan pangan untuk seluruh ${judul}, minggu demi minggu.`}
        image={mediaUrl('/media/bagikan/harga-pangan/kabupaten.png')}
      />
      <HargaFeed tempat={judul} report={report} />
    </Screen>
  );
}
