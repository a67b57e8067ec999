import type { RekapKetersediaanPangan } from '@/entities/ketersediaan-pangan';
import { ShareLink } from '@/features/share-link';
import { useSite } from '@/shared/config';
import { routes, withPeriode } from '@/shared/routes';
import { PageMeta } from '@/shared/ui/PageMeta';
import { Screen } from '@/widgets/app-shell';
import { useReport } from '@/widgets/place-feed';
import { stokSeKabupaten } from '../model/needs';
import { StokFeed } from './StokFeed';

/** How much of the regency the sums stand for (rulings 17). */
const sumber = ({ jumlah_kecamatan, dari_kecamatan }: RekapKetersediaanPangan) =>
  ['Sumber data', `${jumlah_kecamatan} dari ${dari_kecamatan} kecamatan`] as const;

export function StokKabupaten() {
  const { wilayah } = useSite();
  const report = useReport(stokSeKabupaten, null);
  const judul = `Kabupaten ${wilayah}`;
  const title = `Ketersediaan pangan ${judul}`;
  const path = withPeriode(routes.ketersediaanPanganDi(judul), report.periode.periodeId);
  return (
    <Screen title={judul} end={<ShareLink title={title} path={path} />}>
      <PageMeta title={title} description={`Kebutuhan, ketersediaan, dan neraca pangan seluruh ${judul}.`} />
      <StokFeed report={report} more={sumber} />
    </Screen>
  );
}
