import { useParams } from 'react-router-dom';
import { TimbangBalitaCard, timbangRows } from '@/entities/timbang-balita';
import { useKecamatan } from '@/entities/wilayah';
import { routes, withPeriode } from '@/shared/routes';
import { VillageHead } from '@/shared/ui/card';
import { Screen } from '@/widgets/app-shell';
import { PlaceFeed, useReport } from '@/widgets/place-feed';
import { laporanWords, villageTable } from '../config/feed';
import { chosenKecamatan, timbangDi } from '../model/needs';
import css from './laporan.module.css';

const words = laporanWords('Gagal mendapatkan data timbang balita');
const labels = ['Ditimbang', 'Naik', 'Tidak naik', 'Di bawah garis merah', 'Gizi buruk', 'N/D', 'BGM/D'];

/** The terms of the weighing report in plain words, above the figures that bear them. */
const head = (
  <>
    <dl className={css['istilah']}>
      <div>
        <dt>N/D</dt>
        <dd>bagian balita ditimbang yang naik berat badannya; makin besar makin baik</dd>
      </div>
      <div>
        <dt>BGM/D</dt>
        <dd>bagian balita ditimbang yang di bawah garis merah, tanda awal kurang gizi; makin kecil makin baik</dd>
      </div>
    </dl>
    <VillageHead labels={labels} />
  </>
);

const look = villageTable(head);

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
