import { useParams } from 'react-router-dom';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { routes, withPeriode } from '#contract/routes.ts';
import { LuasTanamCard, perDesa, tanamRows } from '@/entities/luas-tanam';
import { kecamatanDibuka, useKecamatan } from '@/entities/wilayah';
import { VillageHead } from '@/shared/ui/card';
import { Screen } from '@/widgets/app-shell';
import { PlaceFeed, useReport } from '@/widgets/place-feed';
import { TrendLinks } from '@/widgets/place-trend';
import { tanamDi } from '../model/needs';
import css from './laporan-kecamatan.module.css';
import { villageTable, words } from './report-look';
import { TanamTrend } from './TanamTrend';

const tanamWords = words('Gagal mendapatkan data periode luas tanam');
const tanamLook = villageTable(<VillageHead labels={['Luas Tanam', 'Luas Puso']} />);

export function LuasTanamPage() {
  const kecamatan = useKecamatan(useParams()['kecamatan'] ?? '', kecamatanDibuka.laporan);
  const report = useReport(tanamDi, kecamatan);
  const { place, judul } = kecamatan;
  const desa = perDesa(report.list.rows);
  const planted = desa.filter(({ luas_tanam }) => luas_tanam > 0);
  const bare = desa.filter(({ luas_tanam }) => luas_tanam === 0);
  return (
    <Screen
      title={`Luas Tanam ${judul}`}
      name={`Luas tanam di ${judul}`}
      description={regional`Luas tanam dan luas puso setiap kampung di Kecamatan ${judul}, bulan demi bulan.`}
      share={place && withPeriode(routes.luasTanamDi(judul), report.periode.periodeId)}
    >
      {place && <TrendLinks to={[['setahun', 'Setahun terakhir']]} />}
      <PlaceFeed
        report={{ ...report, list: { ...report.list, rows: planted } }}
        words={bare.length > 0 ? { ...tanamWords, none: 'Belum ada yang ditanami' } : tanamWords}
        wayOn={[regional('Lihat semua kecamatan'), routes.luasTanam]}
        card={(one, onOpen) => <LuasTanamCard desa={one} onOpen={onOpen} />}
        detail={(one) => ({ title: 'Detail Luas Tanam', rows: tanamRows(one) })}
        look={tanamLook}
      >
        {/* Villages that reported and have planted nothing: named in one line, not each by a card of zeros. */}
        {bare.length > 0 && (
          <p className={css['kosong']}>
            <strong>Belum ditanami:</strong> {bare.map(({ nama }) => nama).join(', ')}
          </p>
        )}
        {place && <TanamTrend kecamatanId={place.id} />}
      </PlaceFeed>
    </Screen>
  );
}
