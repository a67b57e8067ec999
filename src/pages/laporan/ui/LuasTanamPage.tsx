import { useParams } from 'react-router-dom';
import { LuasTanamCard, perDesa, tanamRows } from '@/entities/luas-tanam';
import { useKecamatan } from '@/entities/wilayah';
import { routes, withPeriode } from '@/shared/routes';
import { VillageHead } from '@/shared/ui/card';
import { Screen } from '@/widgets/app-shell';
import { PlaceFeed, useReport } from '@/widgets/place-feed';
import { laporanWords, villageTable } from '../config/feed';
import { chosenKecamatan, tanamDi } from '../model/needs';
import css from './laporan.module.css';

const words = laporanWords('Gagal mendapatkan data periode luas tanam');
const look = villageTable(<VillageHead labels={['Luas Tanam', 'Luas Puso']} />);

export function LuasTanamPage() {
  const kecamatan = useKecamatan(useParams()['kecamatan'] ?? '', chosenKecamatan);
  const report = useReport(tanamDi, kecamatan);
  const { place, judul } = kecamatan;
  const desa = perDesa(report.list.rows);
  const planted = desa.filter(({ luas_tanam }) => luas_tanam > 0);
  const bare = desa.filter(({ luas_tanam }) => luas_tanam === 0);
  return (
    <Screen
      title={`Luas Tanam ${judul}`}
      name={`Luas tanam di ${judul}`}
      description={`Luas tanam dan luas puso setiap kampung di Kecamatan ${judul}, bulan demi bulan.`}
      share={place && withPeriode(routes.luasTanamDi(judul), report.periode.periodeId)}
    >
      <PlaceFeed
        report={{ ...report, list: { ...report.list, rows: planted } }}
        words={words}
        wayOn={['Lihat semua kecamatan', routes.luasTanam]}
        card={(one, onOpen) => <LuasTanamCard desa={one} onOpen={onOpen} />}
        detail={(one) => ({ title: 'Detail Luas Tanam', rows: tanamRows(one) })}
        look={look}
      />
      {/* Villages that reported and have planted nothing: named in one line, not each by a card of zeros. */}
      {bare.length > 0 && (
        <p className={css['kosong']}>
          <strong>Belum ditanami:</strong> {bare.map(({ nama }) => nama).join(', ')}
        </p>
      )}
    </Screen>
  );
}
