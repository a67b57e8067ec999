import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { batas } from '#contract/formulas/batas.ts';
import { bgmPerD, huruf, isDilaporkan, nPerD, nPerNT } from '#contract/formulas/skdn.ts';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import type { TitikTimbang } from '#contract/summaries/riwayat-timbang-balita.ts';
import { riwayatTimbang, timbangPerDesa } from '@/entities/timbang-balita';
import { useNeed } from '@/shared/api';
import { angka } from '@/shared/lib/format';
import { Curve, CurveCard, CurveCards } from '@/shared/ui/curve';
import { axisOf, TrendLines, TrendPick, TrendSection, TrendTable } from '@/widgets/place-trend';
import { persen } from '../model/laporan-kata';
import { desaDipilih } from '../model/needs';
import { timbangCells, timbangHead, timbangKalimat } from '../model/timbang-kata';
import { ArtiHuruf } from './ArtiHuruf';
import css from './laporan-kecamatan.module.css';

interface TimbangTrendProps {
  kecamatanId: number;
  periodeId: number;
}

/** A year of weighings: of the sub-district, its letters summed, or of the village that the address names. */
export function TimbangTrend({ kecamatanId, periodeId }: TimbangTrendProps) {
  const [query] = useSearchParams();
  const perDesa = useNeed(timbangPerDesa(kecamatanId));
  const desa = perDesa.data?.terakhir?.desa ?? [];
  const dipilih = desaDipilih(desa, query);
  const { data, ...asked } = useNeed(perDesa.isLoading ? null : riwayatTimbang(kecamatanId, dipilih));
  // Another village's year comes in the place of the one before: the page keeps its height, and the reader his place.
  const [before, setBefore] = useState(data?.riwayat);
  if (data?.riwayat && data.riwayat !== before) setBefore(data.riwayat);
  const titik = (data?.riwayat ?? before)?.titik ?? [];
  const options = desa.map(({ kelurahan_id, nama_desa_kelurahan }) => [kelurahan_id, nama_desa_kelurahan] as const);
  return (
    <TrendSection
      id="setahun"
      judul="Setahun terakhir"
      tanpaTanggal={data?.riwayat?.tanpa_tanggal}
      asked={{ ...asked, isLoading: perDesa.isLoading || (asked.isLoading && !before) }}
      pick={
        <TrendPick
          name="desa"
          label="Tempat"
          value={dipilih ?? 0}
          options={[[0, regional('Seluruh kecamatan')], ...options]}
          keeps={periodeId ? { periode: periodeId } : {}}
        />
      }
    >
      <div aria-busy={asked.isLoading} className={css['tahun']}>
        {titik.some((one) => isDilaporkan(one)) ? <Year titik={titik} /> : <p>Belum ada riwayat</p>}
      </div>
      <ArtiHuruf />
    </TrendSection>
  );
}

function Year({ titik }: { titik: readonly TitikTimbang[] }) {
  const drawn = useMemo(() => {
    const line = (nama: string, of: (one: TitikTimbang) => number | null) => ({ nama, values: titik.map(of) });
    return {
      axis: axisOf(titik, true),
      ditimbang: [line('Ditimbang', (one) => huruf(one).D)],
      naik: [line('N/(N+T)', nPerNT), line('N/D', nPerD)],
      bgm: [line('BGM/D', bgmPerD)],
    };
  }, [titik]);
  return (
    <>
      <CurveCards>
        <CurveCard judul="Balita ditimbang">
          <TrendLines lines={timbangKalimat(titik)} />
          <Curve {...drawn.axis} series={drawn.ditimbang} title="Balita ditimbang" format={balita} tick={angka} />
        </CurveCard>
        <CurveCard judul="Yang naik berat badannya">
          <Curve {...drawn.axis} series={drawn.naik} references={batasNaik} title="N/(N+T) dan N/D" format={persen} />
        </CurveCard>
        <CurveCard judul="Yang di bawah garis merah">
          <Curve {...drawn.axis} series={drawn.bgm} references={batasBgm} title="BGM/D" format={persen} />
        </CurveCard>
      </CurveCards>
      <CurveCard>
        <TrendTable
          title="Angka setiap periode"
          head={timbangHead.map((one) => regional(one))}
          rows={titik.map((one) => ({ id: one.id, cells: timbangCells(one) }))}
        />
      </CurveCard>
    </>
  );
}

const balita = (value: number) => angka(value, 'balita');

const perluKonfirmasi = (value: number) => `batas ${value}\u00a0% (perlu konfirmasi)`;
const batasNaik = [{ label: perluKonfirmasi(batas.naik.kurang), value: batas.naik.kurang }];
const batasBgm = [{ label: perluKonfirmasi(batas.bgm.kurang), value: batas.bgm.kurang }];
