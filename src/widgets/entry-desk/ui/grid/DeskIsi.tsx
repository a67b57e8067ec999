import { useState } from 'react';
import type { LaporanShape } from '@/entities/laporan';
import type { PlaceCounts } from '../../model/grid/place-counts';
import { type DeskIsiProps, PlaceGrid } from './PlaceGrid';
import { PlaceTabs } from './PlaceTabs';
import { TypableContext } from './typable';

export type { DeskIsiProps };

/** The officer's places in a period, one grid each; what holds for the whole regency has one alone. */
export function DeskIsi<Shape extends LaporanShape>(props: DeskIsiProps<Shape>) {
  const { laporan, periode, sebelumnya, tempat, places, onChoose } = props;
  const [isTypable, setTypable] = useState(false);
  const [counts, setCounts] = useState<PlaceCounts>(new Map());
  // A place has its own filter, notice and focus.
  const grid = (
    <PlaceGrid key={`${periode.id}/${tempat.id}`} {...props} counts={counts} onTypable={() => setTypable(true)} />
  );
  return (
    <TypableContext value={isTypable}>
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
          onCounts={setCounts}
        >
          {grid}
        </PlaceTabs>
      )}
    </TypableContext>
  );
}
