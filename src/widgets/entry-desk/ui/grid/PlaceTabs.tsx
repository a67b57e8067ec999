import { Tabs } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Laporan, LaporanShape, Tempat } from '@/entities/laporan';
import { useTabCounts } from '../../model/grid/use-tab-counts';
import css from './isi.module.css';

interface Nth {
  id: number;
}

interface TabNamesProps<Shape extends LaporanShape> {
  laporan: Laporan<Shape>;
  periode: Nth;
  sebelumnya: Nth | null;
  /** The place that is open, and those that may be. */
  chosen: Tempat;
  places: readonly Tempat[];
}

interface PlaceTabsProps<Shape extends LaporanShape> extends TabNamesProps<Shape> {
  onChoose: (id: number) => void;
  children: ReactNode;
}

/** The officer's places as tabs. */
export const PlaceTabs = <Shape extends LaporanShape>({ onChoose, children, ...names }: PlaceTabsProps<Shape>) => (
  <Tabs.Root
    value={String(names.chosen.id)}
    activationMode="manual"
    onValueChange={({ value }) => onChoose(Number(value))}
    className={css['tempat']}
  >
    <TabNames {...names} />
    <Tabs.Content value={String(names.chosen.id)} tabIndex={-1}>
      {children}
    </Tabs.Content>
  </Tabs.Root>
);

/** Each with how much of it is filled; by itself, for that changes with each row that is sent. */
function TabNames<Shape extends LaporanShape>(props: TabNamesProps<Shape>) {
  const { laporan, periode, sebelumnya, chosen, places } = props;
  const filled = useTabCounts(laporan, [periode.id, sebelumnya?.id], places, chosen.id);
  return (
    <Tabs.List aria-label="Kecamatan">
      {places.map(({ id, nama_kecamatan }) => (
        <Tabs.Trigger key={id} value={String(id)}>
          {nama_kecamatan}
          {filled.has(id) && <span className={css['hitungTab']}>{filled.get(id)}</span>}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
  );
}
