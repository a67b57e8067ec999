import { useMemo } from 'react';
import { tingkatPuso } from '#contract/formulas/tanam.ts';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import type { TitikLuasTanam } from '#contract/summaries/riwayat-luas-tanam.ts';
import { luasOf, riwayatLuasTanam } from '@/entities/luas-tanam';
import { useNeed } from '@/shared/api';
import { angka } from '@/shared/lib/format';
import { Curve, CurveCard } from '@/shared/ui/curve';
import { axisOf, TrendLines, TrendSection, TrendTable } from '@/widgets/place-trend';
import { dariDesa, persen } from '../model/laporan-kata';

/** A year of a sub-district's planted and lost area: the sums of its villages and crops. */
export function TanamTrend({ kecamatanId }: { kecamatanId: number }) {
  const { data, ...asked } = useNeed(riwayatLuasTanam(kecamatanId));
  const titik = data?.riwayat?.titik ?? [];
  return (
    <TrendSection id="setahun" judul="Setahun terakhir" asked={asked} tanpaTanggal={data?.riwayat?.tanpa_tanggal}>
      {titik.some((one) => luasOf(one)[0] !== null) ? <Year titik={titik} /> : <p>Belum ada riwayat</p>}
    </TrendSection>
  );
}

const head = ['Periode', 'Luas tanam', 'Luas puso', 'Tingkat puso', 'Desa melapor'];

function Year({ titik }: { titik: readonly TitikLuasTanam[] }) {
  const drawn = useMemo(() => {
    const [tanam, puso] = [titik.map((one) => luasOf(one)[0]), titik.map((one) => luasOf(one)[1])];
    const series = [
      { nama: 'Luas tanam', values: tanam },
      { nama: 'Luas puso', values: puso },
    ];
    return { series, ...axisOf(titik, true) };
  }, [titik]);
  const rows = titik.map((one) => {
    const [tanam, puso] = luasOf(one);
    const cells = [
      ...[one.nama_periode, hektar(tanam), hektar(puso)],
      ...[persen(tingkatPuso(tanam, puso)), angka(one.jumlah_desa)],
    ];
    return { id: one.id, cells };
  });
  return (
    <CurveCard>
      <TrendLines lines={kalimat(titik)} />
      <Curve {...drawn} title="Luas tanam dan luas puso" format={hektar} tick={angka} />
      <TrendTable title="Angka setiap periode" head={head.map((one) => regional(one))} rows={rows} />
    </CurveCard>
  );
}

/** The last report in sentences. */
function kalimat(titik: readonly TitikLuasTanam[]): string[] {
  const at = titik.findLastIndex((one) => luasOf(one)[0] !== null);
  const last = titik[at];
  if (!last) return [];
  const [tanam, puso] = luasOf(last);
  const tingkat = tingkatPuso(tanam, puso);
  return [
    `${hektar(tanam)} ditanami, ${hektar(puso)} puso`,
    ...(tingkat === null ? [] : [`Puso ${persen(tingkat)} dari luas tanam`]),
    dariDesa(titik.slice(0, at + 1)),
  ];
}

const hektar = (value: number | null) => angka(value, 'ha');
