import { useParams } from 'react-router-dom';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { routes, withPeriode } from '#contract/routes.ts';
import { TimbangBalitaCard, timbangRows } from '@/entities/timbang-balita';
import { kecamatanDibuka, useKecamatan } from '@/entities/wilayah';
import { VillageHead } from '@/shared/ui/card';
import { Screen } from '@/widgets/app-shell';
import { PlaceFeed, useReport } from '@/widgets/place-feed';
import { TrendLinks } from '@/widgets/place-trend';
import { timbangDi } from '../model/needs';
import { DesaDahulu } from './DesaDahulu';
import css from './laporan-kecamatan.module.css';
import { villageTable, words } from './report-look';
import { TimbangTrend } from './TimbangTrend';

const timbangWords = words('Gagal mendapatkan data timbang balita');
const figures = ['Ditimbang', 'Naik', 'Tidak naik', 'Di bawah garis merah', 'Gizi buruk', 'N/D', 'BGM/D'];

/** The terms of the weighing report stand in plain words above the figures that bear them. */
const timbangLook = villageTable(
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
    <VillageHead labels={figures} />
  </>,
);

const parts = [
  ['dahulu', 'Perlu dilihat dahulu'],
  ['setahun', 'Setahun terakhir'],
] as const;

export function TimbangBalitaPage() {
  const kecamatan = useKecamatan(useParams()['kecamatan'] ?? '', kecamatanDibuka.laporan);
  const report = useReport(timbangDi, kecamatan);
  const { place, judul } = kecamatan;
  return (
    <Screen
      title={`Timbang Balita ${judul}`}
      name={`Timbang balita di ${judul}`}
      description={regional`Hasil penimbangan balita setiap kampung di Kecamatan ${judul}, bulan demi bulan.`}
      share={place && withPeriode(routes.timbangBalitaDi(judul), report.periode.periodeId)}
    >
      {place && <TrendLinks to={parts} />}
      <PlaceFeed
        report={report}
        words={timbangWords}
        wayOn={[regional('Lihat semua kecamatan'), routes.timbangBalita]}
        card={(timbang, onOpen) => <TimbangBalitaCard timbang={timbang} onOpen={onOpen} />}
        detail={(timbang) => ({ title: 'Detail Timbang Balita', rows: timbangRows(timbang) })}
        look={timbangLook}
      >
        {place && <DesaDahulu kecamatanId={place.id} />}
        {place && <TimbangTrend key={place.id} kecamatanId={place.id} periodeId={report.periode.periodeId} />}
      </PlaceFeed>
    </Screen>
  );
}
