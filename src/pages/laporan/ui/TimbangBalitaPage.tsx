import { useParams } from 'react-router-dom';
import { TimbangBalitaCard, timbangRows } from '@/entities/timbang-balita';
import { useKecamatan } from '@/entities/wilayah';
import { routes, withPeriode } from '@/shared/routes';
import { Screen } from '@/widgets/app-shell';
import { PlaceFeed, useReport } from '@/widgets/place-feed';
import { laporanWords, villageTable } from '../config/feed';
import { chosenKecamatan, timbangDi } from '../model/needs';
import { TimbangHead } from './TimbangHead';

const words = laporanWords('Gagal mendapatkan data timbang balita');
const look = villageTable(<TimbangHead />);

export function TimbangBalitaPage() {
  const kecamatan = useKecamatan(useParams()['kecamatan'] ?? '', chosenKecamatan);
  const report = useReport(timbangDi, kecamatan);
  const { place, judul } = kecamatan;
  return (
    <Screen
      title={`Timbang Balita ${judul}`}
      name={`Timbang balita di ${judul}`}
      description={`Hasil penimbangan balita setiap kampung di Kecamatan ${judul}, bulan demi bulan.`}
      share={place && withPeriode(routes.timbangBalitaDi(judul), report.periode.periodeId)}
    >
      <PlaceFeed
        report={report}
        words={words}
        wayOn={['Lihat semua kecamatan', routes.timbangBalita]}
        card={(timbang, onOpen) => <TimbangBalitaCard timbang={timbang} onOpen={onOpen} />}
        detail={(timbang) => ({ title: 'Detail Timbang Balita', rows: timbangRows(timbang) })}
        look={look}
      />
    </Screen>
  );
}
