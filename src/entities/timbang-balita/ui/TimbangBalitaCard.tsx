import { angka } from '@/shared/lib/format';
import { VillageCard } from '@/shared/ui/village-card';
import type { TimbangBalita } from '../api/timbang-balita';
import { bgmPerD, nPerD, persen } from '../model/skdn';

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
        ['N/D', persen(nPerD(timbang))],
        ['BGM/D', persen(bgmPerD(timbang))],
      ]}
      onOpen={onOpen}
    />
  );
}
