import { card } from '../card';
import css from './village-card.module.css';

interface VillageCardProps {
  nama: string;
  /** One line that says what the figures mean. */
  reading: string;
  facts: readonly (readonly [label: string, value: string])[];
  onOpen: () => void;
}

/** A place with a few figures; opens its detail. */
export function VillageCard({ nama, reading, facts, onOpen }: VillageCardProps) {
  return (
    <button type="button" className={`${card} ${css['kartu']}`} onClick={onOpen} aria-haspopup="dialog">
      <span className={css['nama']}>{nama}</span>
      <span className={css['bacaan']}>{reading}</span>
      <span className={css['angka']}>
        {facts.map(([label, value]) => (
          <span key={label} className={css['fakta']}>
            <span className={css['label']}>{label}</span> <span className={css['nilai']}>{value}</span>
          </span>
        ))}
      </span>
    </button>
  );
}
