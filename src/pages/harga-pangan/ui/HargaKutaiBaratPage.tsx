import { mediaUrl } from '@/shared/api';
import { useSite } from '@/shared/config';
import { routes, withPeriode } from '@/shared/routes';
import { Screen } from '@/widgets/app-shell';
import { useReport } from '@/widgets/place-feed';
import { hargaSeKabupaten } from '../model/needs';
import { HargaFeed } from './HargaFeed';

export function HargaKutaiBaratPage() {
  const { wilayah } = useSite();
  const report = useReport(hargaSeKabupaten, null);
  const judul = `Kabupaten ${wilayah}`;
  return (
    <Screen
      title={`Harga ${judul}`}
      name={`Harga pangan ${judul}`}
      description={`Harga eceran dan grosir bahan pangan untuk seluruh ${judul}, minggu demi minggu.`}
      image={mediaUrl('/media/bagikan/harga-pangan/kabupaten.png')}
      share={withPeriode(routes.hargaPanganKutaiBarat, report.periode.periodeId)}
    >
      <HargaFeed tempat={judul} report={report} />
    </Screen>
  );
}
