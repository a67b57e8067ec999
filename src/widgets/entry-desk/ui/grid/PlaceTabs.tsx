import { Tabs } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Laporan, LaporanShape, Tempat } from '@/entities/laporan';
import { useTabCounts } from '../../model/grid/use-tab-counts';
import css from './isi.module.css';

interface TabNamesProps<Shape extends LaporanShape> {
  laporan: Laporan<Shape>;
  periodeId: number;
  places: readonly Tempat[];
}

interface PlaceTabsProps<Shape extends LaporanShape> extends TabNamesProps<Shape> {
  chosen: Tempat;
  onChoose: (id: number) => void;
  children: ReactNode;
}

/** The officer's places as tabs. */
export const PlaceTabs = <Shape extends LaporanShape>(props: PlaceTabsProps<Shape>) => (
  <Tabs.Root
    value={String(props.chosen.id)}
    activationMode="manual"
    onValueChange={({ value }) => props.onChoose(Number(value))}
    className={css['tempat']}
  >
    <TabNames laporan={props.laporan} periodeId={props.periodeId} places={props.places} />
    <Tabs.Content value={String(props.chosen.id)} tabIndex={-1}>
      {props.children}
    </Tabs.Content>
  </Tabs.Root>
);

/** Each with how much of it is filled; by itself, for that changes with each row that is sent. */
function TabNames<Shape extends LaporanShape>({ laporan, periodeId, places }: TabNamesProps<Shape>) {
  const filled = useTabCounts(laporan, periodeId, places);
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
