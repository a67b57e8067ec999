import type { LaporanShape } from '@/entities/laporan';
import { Chakra } from '@/shared/ui/chakra';
import { type DeskIsiProps, PlaceGrid } from './PlaceGrid';
import { PlaceTabs } from './PlaceTabs';

export type { DeskIsiProps };

/** The officer's places in a period, one grid each; what holds for the whole regency has one alone. */
export function DeskIsi<Shape extends LaporanShape>(props: DeskIsiProps<Shape>) {
  const { laporan, periode, sebelumnya, tempat, places, onChoose } = props;
  // A place has its own filter, notice and focus.
  const grid = <PlaceGrid key={`${periode.id}/${tempat.id}`} {...props} />;
  return (
    <Chakra>
      {laporan.isWide ? (
        grid
      ) : (
        <PlaceTabs
          laporan={laporan}
          periode={periode}
          sebelumnya={sebelumnya}
          places={places}
          chosen={tempat}
          onChoose={onChoose}
        >
          {grid}
        </PlaceTabs>
      )}
    </Chakra>
  );
}
