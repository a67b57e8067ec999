import { Tabs } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Tempat } from '@/entities/laporan';
import css from './isi.module.css';

interface PlaceTabsProps {
  places: readonly Tempat[];
  chosen: Tempat;
  /** How many rows each has, by its id, and how many it may have; unknown ones are missing. */
  filled: ReadonlyMap<number, string>;
  onChoose: (id: number) => void;
  children: ReactNode;
}

/** The officer's places as tabs, each with how much of it is filled. */
export const PlaceTabs = ({ places, chosen, filled, onChoose, children }: PlaceTabsProps) => (
  <Tabs.Root
    value={String(chosen.id)}
    activationMode="manual"
    onValueChange={({ value }) => onChoose(Number(value))}
    className={css['tempat']}
  >
    <Tabs.List aria-label="Kecamatan">
      {places.map(({ id, nama_kecamatan }) => (
        <Tabs.Trigger key={id} value={String(id)}>
          {nama_kecamatan}
          {filled.has(id) && <span className={css['hitungTab']}>{filled.get(id)}</span>}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
    <Tabs.Content value={String(chosen.id)} tabIndex={-1}>
      {children}
    </Tabs.Content>
  </Tabs.Root>
);
