import { angka } from '@/shared/lib/format';
import { VillageCard } from '@/shared/ui/village-card';
import { bgmPerD, nPerD } from '../model/skdn';
import type { TimbangBalita } from '../model/timbang-balita';

interface TimbangBalitaCardProps {
  timbang: TimbangBalita;
  onOpen: () => void;
}

const persen = (value: number | null): string => (value === null ? '-' : `${angka(Math.round(value * 10) / 10)}%`);

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
      facts={[
        ['N/D', persen(nPerD(timbang))],
        ['BGM/D', persen(bgmPerD(timbang))],
      ]}
      onOpen={onOpen}
    />
  );
}
