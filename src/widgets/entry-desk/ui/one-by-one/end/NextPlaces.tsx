import { ArrowRight } from 'lucide-react';
import type { Tempat } from '@/entities/laporan';
import { Button } from '@/shared/ui/Button';

interface NextPlacesProps {
  places: readonly Tempat[];
  tempat: Tempat;
  /** Nothing is left here: the way on is what comes next. */
  isDone: boolean;
  onChoose: (id: number) => void;
}

/** The officer's other places, the one behind this first; entering goes on there. */
export function NextPlaces({ places, tempat, isDone, onChoose }: NextPlacesProps) {
  const at = places.findIndex(({ id }) => id === tempat.id);
  const others = [...places.slice(at + 1), ...places.slice(0, Math.max(0, at))];
  return others.map(({ id, nama_kecamatan }, nth) => (
    <Button key={id} look={isDone && nth === 0 ? 'utama' : 'tenang'} onClick={() => onChoose(id)}>
      Lanjut ke {nama_kecamatan}
      <ArrowRight aria-hidden size={20} />
    </Button>
  ));
}
