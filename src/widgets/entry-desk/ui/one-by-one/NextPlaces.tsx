import { ArrowRight } from 'lucide-react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Tempat } from '@/entities/laporan';
import { useTugas } from '@/entities/session';
import { Button } from '@/shared/ui/Button';

interface NextPlacesProps {
  tempat: Tempat;
  /** Nothing is left here: the way on is what comes next. */
  isDone: boolean;
}

/** The officer's other places, the one behind this first; entering goes on there. */
export function NextPlaces({ tempat, isDone }: NextPlacesProps) {
  const { state } = useLocation();
  const [, setQuery] = useSearchParams();
  const tugas = useTugas();
  const at = tugas.findIndex(({ id }) => id === tempat.id);
  const others = [...tugas.slice(at + 1), ...tugas.slice(0, Math.max(0, at))];
  const choose = (id: number) =>
    setQuery(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete('halaman');
        next.set('kecamatan', String(id));
        return next;
      },
      // What is open over the table stays open.
      { replace: true, preventScrollReset: true, state },
    );
  return others.map(({ id, nama_kecamatan }, nth) => (
    <Button key={id} look={isDone && nth === 0 ? 'utama' : 'tenang'} onClick={() => choose(id)}>
      Lanjut ke {nama_kecamatan}
      <ArrowRight aria-hidden size={20} />
    </Button>
  ));
}
