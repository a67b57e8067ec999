import { useMemo } from 'react';
import { namaBulanTahun } from '#contract/formulas/skpg/bulan.ts';
import type { TitikSkpg } from '#contract/summaries/skpg/papan.ts';
import { hektar } from '@/entities/skpg';
import { angka, persen, rupiah } from '@/shared/lib/format';
import { Curve, CurveCard, CurveCards } from '@/shared/ui/curve';

type Ukuran = Exclude<keyof TitikSkpg, 'tahun' | 'bulan'>;

interface Gambar {
  judul: string;
  garis: readonly (readonly [nama: string, name: Ukuran])[];
  format: (value: number) => string;
}

const gambar: readonly Gambar[] = [
  {
    judul: 'Luas tanam dan puso padi',
    garis: [
      ['Luas tanam', 'tanam'],
      ['Luas puso', 'puso'],
    ],
    format: hektar,
  },
  { judul: 'Harga eceran beras', garis: [['Beras', 'beras']], format: rupiah },
  { judul: 'Harga eceran minyak goreng', garis: [['Minyak goreng', 'minyak']], format: rupiah },
  { judul: 'Harga eceran telur', garis: [['Telur', 'telur']], format: rupiah },
  { judul: 'Balita yang naik berat badannya (N/D)', garis: [['N/D', 'nd']], format: (value) => persen(value) },
  { judul: 'Balita di bawah garis merah (BGM/D)', garis: [['BGM/D', 'bgm']], format: (value) => persen(value) },
];

/** The regency's twelve months; a month without a report is a gap. */
export const Kurva = ({ kurva }: { kurva: readonly TitikSkpg[] }) => (
  <CurveCards>
    {gambar.map((one) => (
      <Satu key={one.judul} kurva={kurva} gambar={one} />
    ))}
  </CurveCards>
);

function Satu({ kurva, gambar: { judul, garis, format } }: { kurva: readonly TitikSkpg[]; gambar: Gambar }) {
  const drawn = useMemo(
    () => ({
      series: garis.map(([nama, name]) => ({ nama, values: kurva.map((titik) => titik[name]) })),
      labels: kurva.map(namaBulanTahun),
    }),
    [kurva, garis],
  );
  return (
    <CurveCard judul={judul}>
      <Curve {...drawn} title={judul} format={format} tick={format === rupiah ? angka : format} />
    </CurveCard>
  );
}
