import css from './village-card.module.css';

interface VillageHeadProps {
  /** The labels of a card's figures, in their order. */
  labels: readonly string[];
}

/** The head of the table that the cards are on a desk; to readers each card names its own figures. */
export const VillageHead = ({ labels }: VillageHeadProps) => (
  <div className={css['kepala']} aria-hidden>
    <span>Desa/Kelurahan</span>
    {labels.map((label) => (
      <span key={label} className={css['judul']}>
        {label}
      </span>
    ))}
  </div>
);
