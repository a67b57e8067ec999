import { angka } from '@/shared/lib/format';
import { VillageCard } from '@/shared/ui/village-card';
import type { LuasTanam } from '../model/luas-tanam';

interface LuasTanamCardProps {
  luas: LuasTanam;
  onOpen: () => void;
}

/** A village, what grows there, and on how many hectares. */
export function LuasTanamCard({ luas, onOpen }: LuasTanamCardProps) {
  return (
    <VillageCard
      nama={luas.nama_desa_kelurahan}
      reading={`${luas.luas_tanam === 0 ? 'Belum ditanami' : 'Ditanami'} ${luas.komoditi}`}
      facts={[
        ['Luas Tanam', angka(luas.luas_tanam, 'ha')],
        ['Luas Puso', angka(luas.luas_puso, 'ha')],
      ]}
      onOpen={onOpen}
    />
  );
}
