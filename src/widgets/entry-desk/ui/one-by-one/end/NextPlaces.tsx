import { ArrowRight } from 'lucide-react';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import type { Laporan, LaporanShape, Tempat } from '@/entities/laporan';
import { Button } from '@/shared/ui/Button';
import { incompleteAfter } from '../../../model/grid/place-counts';
import { useTabCounts } from '../../../model/grid/use-tab-counts';

interface NextPlacesProps<Shape extends LaporanShape> {
  laporan: Laporan<Shape>;
  periode: { id: number };
  places: readonly Tempat[];
  tempat: Tempat;
  /** Nothing is left here: the way on is what comes next. */
  isDone: boolean;
  onChoose: (id: number) => void;
}

/** The officer's other places that are not complete, the one behind this first; entering goes on there. */
export function NextPlaces<Shape extends LaporanShape>(props: NextPlacesProps<Shape>) {
  const { laporan, periode, places, tempat, isDone, onChoose } = props;
  const counts = useTabCounts(laporan, [periode.id, undefined], places, tempat.id);
  const next = incompleteAfter(tempat, places, counts);
  if (isDone && places.length > 1 && next.length === 0) return <p>{regional('Semua kecamatan Anda sudah lengkap.')}</p>;
  return next.map(({ id, nama_kecamatan }, nth) => (
    <Button key={id} look={isDone && nth === 0 ? 'utama' : 'tenang'} onClick={() => onChoose(id)}>
      Lanjut ke {nama_kecamatan}
      <ArrowRight aria-hidden size={20} />
    </Button>
  ));
}
