import { useParams } from 'react-router-dom';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { routes, slugKecamatan, withPeriode } from '#contract/routes.ts';
import { useKecamatan } from '@/entities/wilayah';
import { mediaUrl } from '@/shared/api';
import { useSite } from '@/shared/config';
import { Screen } from '@/widgets/app-shell';
import { useReport } from '@/widgets/place-feed';
import { useArrangement, withArrangement } from '../model/arrangement';
import { chosenKecamatan, hargaDi, hargaSeKabupaten } from '../model/needs';
import { HargaFeed } from './HargaFeed';

export function HargaKecamatanPage() {
  const { wilayah } = useSite();
  const kecamatan = useKecamatan(useParams()['kecamatan'] ?? '', chosenKecamatan);
  const report = useReport(hargaDi, kecamatan);
  const { arrangement } = useArrangement();
  const { place, judul } = kecamatan;
  return (
    <Screen
      title={judul}
      name={`Harga pangan di ${judul}`}
      description={regional`Harga eceran dan grosir bahan pangan di Kecamatan ${judul}, Kabupaten ${wilayah}, minggu demi minggu.`}
      image={place && mediaUrl(`/media/bagikan/harga-pangan/${encodeURIComponent(slugKecamatan(judul))}.png`)}
      share={place && withArrangement(withPeriode(routes.hargaPanganDi(judul), report.periode.periodeId), arrangement)}
    >
      <HargaFeed
        tempat={judul}
        id={place?.id ?? 0}
        report={report}
        to={(komoditi) => routes.hargaKomoditi(judul, komoditi)}
      />
    </Screen>
  );
}

export function HargaKutaiBaratPage() {
  const { wilayah } = useSite();
  const report = useReport(hargaSeKabupaten, null);
  const { arrangement } = useArrangement();
  const judul = regional`Kabupaten ${wilayah}`;
  return (
    <Screen
      title={`Harga ${judul}`}
      name={`Harga pangan ${judul}`}
      description={`Harga eceran dan grosir bahan pangan untuk seluruh ${judul}, minggu demi minggu.`}
      image={mediaUrl('/media/bagikan/harga-pangan/kabupaten.png')}
      share={withArrangement(withPeriode(routes.hargaPanganKutaiBarat, report.periode.periodeId), arrangement)}
    >
      <HargaFeed tempat={judul} id="kabupaten" report={report} to={routes.hargaKomoditiKutaiBarat} />
    </Screen>
  );
}
