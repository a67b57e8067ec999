import css from './report-card.module.css';

/** A place's line as long as the period is on its way that it will lead to: nothing below it moves when it comes. */
export const WaitingLine = ({ tempat }: { tempat: string }) => (
  <li className={css['baris']}>
    <span className={css['tempat']}>{tempat}</span>
    <span className={css['hitung']} aria-busy>
      …
    </span>
    <span className={css['palang']} aria-hidden />
  </li>
);
