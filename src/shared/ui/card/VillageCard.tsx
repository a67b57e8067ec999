import { regional } from '#contract/formulas/wilayah/regional.ts';
import css from './card.module.css';

type Fact = readonly [label: string, value: string];

interface VillageCardProps {
  nama: string;
  /** One line that says what the figures mean. */
  reading: string;
  facts: readonly Fact[];
  /** Further figures, for which only the table of a desk has room; they come first there. */
  more?: readonly Fact[];
  onOpen: () => void;
}

/** A place with a few figures, on a desk a line of a table; opens its detail. */
export function VillageCard({ nama, reading, facts, more = [], onOpen }: VillageCardProps) {
  return (
    <button type="button" className={`${css['kartu']} ${css['desa']}`} onClick={onOpen} aria-haspopup="dialog">
      <span className={css['nama']}>{nama}</span>
      <span className={css['bacaan']}>{reading}</span>
      <span className={css['angka']}>
        {[...more, ...facts].map(([label, value], at) => (
          <span key={label} className={`${css['fakta']} ${at < more.length ? css['meja'] : ''}`}>
            <span className={css['label']}>{label}</span> <span className={css['nilai']}>{value}</span>
          </span>
        ))}
      </span>
    </button>
  );
}

/** The head of the table that the cards are on a desk; to readers each card names its own figures. */
export const VillageHead = ({ labels }: { labels: readonly string[] }) => (
  <div className={css['kepala']} aria-hidden>
    <span>{regional('Desa/Kelurahan')}</span>
    {labels.map((label) => (
      <span key={label} className={css['judul']}>
        {label}
      </span>
    ))}
  </div>
);
