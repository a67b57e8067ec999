import { Tabs } from '@chakra-ui/react';
import { useEffect } from 'react';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import type { Laporan, LaporanShape, Tempat } from '@/entities/laporan';
import { Chakra } from '@/shared/ui/chakra';
import type { PlaceCounts } from '../../../model/grid/place-counts';
import { useTabCounts } from '../../../model/grid/use-tab-counts';
import css from '../isi.module.css';

interface Nth {
  id: number;
}

export interface TabListProps<Shape extends LaporanShape> {
  laporan: Laporan<Shape>;
  periode: Nth;
  /** Null where there is none. */
  sebelumnya: Nth | null;
  places: readonly Tempat[];
  chosen: Tempat;
  onChoose: (id: number) => void;
  /** Names the tabs' elements, and the panel's. */
  ids: { trigger: (value: string) => string; content: () => string };
  /** Hears how far each place is. */
  onCounts: (counts: PlaceCounts) => void;
}

/** The names of the places, each with how much of it is filled. */
export function TabList<Shape extends LaporanShape>(props: TabListProps<Shape>) {
  const { laporan, periode, sebelumnya, places, chosen, onChoose, ids, onCounts } = props;
  const filled = useTabCounts(laporan, [periode.id, sebelumnya?.id], places, chosen.id);
  const words = (id: number) => {
    const count = filled.get(id);
    return count && `${count.filled}/${count.all}`;
  };
  // The counts are a new value with each render.
  const counted = JSON.stringify([...filled]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when one of them changes
  useEffect(() => onCounts(filled), [counted]);
  return (
    <Chakra>
      <Tabs.Root
        ids={ids}
        value={String(chosen.id)}
        activationMode="manual"
        onValueChange={({ value }) => onChoose(Number(value))}
      >
        <Tabs.List aria-label={regional('Kecamatan')}>
          {places.map(({ id, nama_kecamatan }) => (
            <Tabs.Trigger key={id} value={String(id)}>
              {nama_kecamatan}
              {filled.has(id) && <span className={css['hitungTab']}>{words(id)}</span>}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
      </Tabs.Root>
    </Chakra>
  );
}
