import { useParams } from 'react-router-dom';
import type { RekapKetersediaanPangan } from '@/entities/ketersediaan-pangan';
import { useKecamatan } from '@/entities/wilayah';
import { useSite } from '@/shared/config';
import { routes, withPeriode } from '@/shared/routes';
import { Screen } from '@/widgets/app-shell';
import { useReport } from '@/widgets/place-feed';
import { chosenKecamatan, isKabupaten, stokDi, stokSeKabupaten } from '../model/needs';
import { StokFeed } from './StokFeed';

/** One address, two tables: the regency's sums, or what a sub-district reported. */
export function StokPage() {
  const slug = useParams()['kecamatan'] ?? '';
  const { wilayah } = useSite();
  return isKabupaten(slug, wilayah) ? <StokKabupaten /> : <StokKecamatan slug={slug} />;
}

/** How much of the regency the sums stand for (rulings 17). */
const sumber = ({ jumlah_kecamatan, dari_kecamatan }: RekapKetersediaanPangan) =>
  ['Sumber data', `${jumlah_kecamatan} dari ${dari_kecamatan} kecamatan`] as const;

function StokKabupaten() {
  const { wilayah } = useSite();
  const report = useReport(stokSeKabupaten, null);
  const judul = `Kabupaten ${wilayah}`;
  return (
    <Screen
      title={judul}
      name={`Ketersediaan pangan ${judul}`}
      description={`Kebutuhan, ketersediaan, dan neraca pangan seluruh ${judul}.`}
      share={withPeriode(routes.ketersediaanPanganDi(judul), report.periode.periodeId)}
    >
      <StokFeed report={report} more={sumber} />
    </Screen>
  );
}

function StokKecamatan({ slug }: { slug: string }) {
  const { wilayah } = useSite();
  const kecamatan = useKecamatan(slug, chosenKecamatan);
  const report = useReport(stokDi, kecamatan);
  const { place, judul } = kecamatan;
  return (
    <Screen
      title={judul}
      name={`Ketersediaan pangan di ${judul}`}
      description={`Kebutuhan, ketersediaan, dan neraca pangan di Kecamatan ${judul}, Kabupaten ${wilayah}.`}
      share={place && withPeriode(routes.ketersediaanPanganDi(judul), report.periode.periodeId)}
    >
      <StokFeed report={report} />
    </Screen>
  );
}
