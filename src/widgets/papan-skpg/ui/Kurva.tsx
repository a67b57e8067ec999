import { useMemo } from 'react';
import { kunciBulan, namaBulanTahun } from '#contract/formulas/skpg/bulan.ts';
import { type NaikSkpg, naikDari } from '#contract/formulas/skpg/naik.ts';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import type { PapanSkpg, TitikSkpg } from '#contract/summaries/skpg/papan.ts';
import { hektar } from '@/entities/skpg';
import { angka, persen, rupiah, tanggal } from '@/shared/lib/format';
import { Curve, CurveCard, CurveCards } from '@/shared/ui/curve';
import css from './kurva.module.css';

type Cakupan = 'desa_tanam' | 'desa_timbang' | 'kecamatan_beras' | 'kecamatan_minyak' | 'kecamatan_telur';
type Ukuran = Exclude<keyof TitikSkpg, 'tahun' | 'bulan' | Cakupan>;

interface Gambar {
  judul: string;
  garis: readonly (readonly [nama: string, name: Ukuran])[];
  format: (value: number) => string;
  cakupan: Cakupan;
}

const timbang = { format: (value: number) => persen(value), cakupan: 'desa_timbang' } as const;

const gambar: readonly Gambar[] = [
  {
    judul: 'Luas tanam dan puso padi',
    garis: [
      ['Luas tanam', 'tanam'],
      ['Luas puso', 'puso'],
    ],
    format: hektar,
    cakupan: 'desa_tanam',
  },
  { judul: 'Harga eceran beras', garis: [['Beras', 'beras']], format: rupiah, cakupan: 'kecamatan_beras' },
  {
    judul: 'Harga eceran minyak goreng',
    garis: [['Minyak goreng', 'minyak']],
    format: rupiah,
    cakupan: 'kecamatan_minyak',
  },
  { judul: 'Harga eceran telur', garis: [['Telur', 'telur']], format: rupiah, cakupan: 'kecamatan_telur' },
];

/** By the share of toddlers who gained that the month judges. */
const timbangOf = {
  'N/D': { judul: 'Balita yang naik berat badannya (N/D)', garis: [['N/D', 'nd']], ...timbang },
  'N/(N+T)': { judul: 'Balita yang naik berat badannya (N/(N+T))', garis: [['N/(N+T)', 'nd']], ...timbang },
} as const satisfies Record<NaikSkpg, Gambar>;

const bgm: Gambar = { judul: 'Balita di bawah garis merah (BGM/D)', garis: [['BGM/D', 'bgm']], ...timbang };

/** The regency's twelve months; a month without a report is a gap. */
export const Kurva = ({ papan }: { papan: PapanSkpg }) => (
  <CurveCards>
    {[...gambar, timbangOf[naikDari(papan.ambang)], bgm].map((one) => (
      <Satu key={one.judul} papan={papan} gambar={one} />
    ))}
  </CurveCards>
);

function Satu({ papan, gambar }: { papan: PapanSkpg; gambar: Gambar }) {
  const { judul, garis, format, cakupan } = gambar;
  const { kurva } = papan;
  const drawn = useMemo(
    () => ({
      series: garis.map(([nama, name]) => ({ nama, values: kurva.map((titik) => titik[name]) })),
      labels: kurva.map(namaBulanTahun),
      marks: kurva.map(singkat),
    }),
    [kurva, garis],
  );
  return (
    <CurveCard judul={judul}>
      <small className={css['melapor']}>{kataCakupan(papan, cakupan)}</small>
      <Curve {...drawn} title={judul} format={format} tick={format === rupiah ? angka : format} />
    </CurveCard>
  );
}

/** 'Okt 2026'. */
const singkat = (bulan: TitikSkpg): string => tanggal(`${kunciBulan(bulan)}-01`).replace(/^\d+ /, '');

/** How many reported: where fewer did, a fall of a sum may be a lack of reports. */
function kataCakupan({ kurva, tempat }: PapanSkpg, name: Cakupan): string {
  const [kabupaten] = tempat;
  const { tanam, bgm } = kabupaten?.indikator ?? {};
  const [dari, unit] = name.startsWith('kecamatan')
    ? [tempat.length - 1, regional('kecamatan')]
    : [(bgm ?? tanam)?.dari ?? 0, regional('desa')];
  const least = kurva.toSorted((one, other) => one[name] - other[name])[0];
  const last = kurva.at(-1);
  if (!least || !last) return '';
  const now = `Melapor bulan ini ${last[name]} dari ${dari} ${unit}`;
  return least[name] < last[name] ? `${now}; paling sedikit ${least[name]}, ${namaBulanTahun(least)}` : now;
}
