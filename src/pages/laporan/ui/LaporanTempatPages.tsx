import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { routes, withPeriode } from '#contract/routes.ts';
import { LuasTanamCard, perDesa, tanamRows } from '@/entities/luas-tanam';
import { TimbangBalitaCard, timbangRows } from '@/entities/timbang-balita';
import { useKecamatan } from '@/entities/wilayah';
import { VillageHead, villageList } from '@/shared/ui/card';
import { Screen } from '@/widgets/app-shell';
import { type FeedLook, type FeedWords, PlaceFeed, useReport } from '@/widgets/place-feed';
import { chosenKecamatan, tanamDi, timbangDi } from '../model/needs';
import css from './laporan.module.css';

/** What both reports say; they share the words of the weighing list for one that does not come (spec section 8). */
const words = (periodeFailed: string): FeedWords => ({
  none: 'Tidak Ada Data',
  unchosen: 'Pilih Periode',
  noPeriode: 'Tidak Ada Periode',
  periodeFailed,
  failed: () => 'Gagal mendapatkan data timbang balita',
});

/** Cards of villages, which are a table on a desk, under its head. */
const villageTable = (head: ReactNode): FeedLook => ({ skeletons: 20, shape: 'teks', head, className: villageList });

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
        words={timbangWords}
        wayOn={['Lihat semua kecamatan', routes.timbangBalita]}
        card={(timbang, onOpen) => <TimbangBalitaCard timbang={timbang} onOpen={onOpen} />}
        detail={(timbang) => ({ title: 'Detail Timbang Balita', rows: timbangRows(timbang) })}
        look={timbangLook}
      />
    </Screen>
  );
}

const tanamWords = words('Gagal mendapatkan data periode luas tanam');
const tanamLook = villageTable(<VillageHead labels={['Luas Tanam', 'Luas Puso']} />);

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
        words={tanamWords}
        wayOn={['Lihat semua kecamatan', routes.luasTanam]}
        card={(one, onOpen) => <LuasTanamCard desa={one} onOpen={onOpen} />}
        detail={(one) => ({ title: 'Detail Luas Tanam', rows: tanamRows(one) })}
        look={tanamLook}
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
