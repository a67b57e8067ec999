import { bgmPerD, nPerD } from '#contract/formulas/skdn.ts';
import { angka, persen } from '@/shared/lib/format';
import { VillageCard } from '@/shared/ui/card';
import type { TimbangBalita } from '../api/timbang-balita';

interface TimbangBalitaCardProps {
  timbang: TimbangBalita;
  onOpen: () => void;
}

/** A village, one sentence on how its toddlers fare, and two ratios whose meaning the detail tells. */
export function TimbangBalitaCard({ timbang, onOpen }: TimbangBalitaCardProps) {
  const { nama_desa_kelurahan, jumlah_balita, berat_badan_naik } = timbang;
  const reading = jumlah_balita
    ? `${berat_badan_naik} dari ${jumlah_balita} balita naik berat badan`
    : 'Tidak ada balita ditimbang';
  return (
    <VillageCard
      nama={nama_desa_kelurahan}
      reading={reading}
      more={[
        ['Ditimbang', angka(jumlah_balita)],
        ['Naik', angka(berat_badan_naik)],
        ['Tidak naik', angka(timbang.berat_badan_tidak_naik)],
        ['Di bawah garis merah', angka(timbang.dibawah_garis_merah)],
        ['Gizi buruk', angka(timbang.kasus_gizi_buruk)],
      ]}
      facts={[
        ['N/D', rasio(nPerD(timbang))],
        ['BGM/D', rasio(bgmPerD(timbang))],
      ]}
      onOpen={onOpen}
    />
  );
}

const rasio = (value: number | null): string => (value === null ? '-' : persen(value));

/** The rows of the modal 'Detail Timbang Balita' in the spec's order, then two ratios with what they mean. */
export const timbangRows = (timbang: TimbangBalita) =>
  [
    ['Jumlah Balita Ditimbang', angka(timbang.jumlah_balita)],
    ['Jumlah Balita Naik Berat Badan', angka(timbang.berat_badan_naik)],
    ['Jumlah Balita Tidak Naik Berat Badan', angka(timbang.berat_badan_tidak_naik)],
    ['Jumlah Balita Dibawah Garis Merah', angka(timbang.dibawah_garis_merah)],
    ['Kasus Gizi Buruk', angka(timbang.kasus_gizi_buruk)],
    ['N/D: bagian balita ditimbang yang naik berat badannya', rasio(nPerD(timbang))],
    ['BGM/D: bagian balita ditimbang yang di bawah garis merah, tanda awal kurang gizi', rasio(bgmPerD(timbang))],
  ] as const;
