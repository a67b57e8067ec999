import { angka } from '@/shared/lib/format';
import { VillageCard } from '@/shared/ui/card';
import type { TanamDesa } from '../model/per-desa';

interface LuasTanamCardProps {
  desa: TanamDesa;
  onOpen: () => void;
}

/** A village, what grows there and on how much land, and what that comes to. */
export function LuasTanamCard({ desa, onOpen }: LuasTanamCardProps) {
  const planted = desa.tanaman.filter(({ luas_tanam }) => luas_tanam > 0);
  const reading =
    planted.length === 1
      ? `Ditanami ${planted[0]?.komoditi}`
      : planted.map(({ komoditi, luas_tanam }) => `${komoditi} ${angka(luas_tanam, 'ha')}`).join(', ');
  return (
    <VillageCard
      nama={desa.nama}
      reading={reading}
      facts={[
        ['Luas Tanam', angka(desa.luas_tanam, 'ha')],
        ['Luas Puso', angka(desa.luas_puso, 'ha')],
      ]}
      onOpen={onOpen}
    />
  );
}
