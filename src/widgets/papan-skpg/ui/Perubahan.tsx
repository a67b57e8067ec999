import type { PerubahanSkpg } from '#contract/summaries/skpg/terbitan.ts';
import css from './naskah.module.css';

/** What one publication says otherwise than another, place by place. */
export const Perubahan = ({ perubahan }: { perubahan: readonly PerubahanSkpg[] }) => (
  <ul className={css['daftar']}>
    {perubahan.map(({ nama, yang, dari, ke }) => (
      <li key={`${nama} ${yang} ${dari} ${ke}`}>
        <strong>{nama}</strong>, {yang}: {dari} menjadi {ke}
      </li>
    ))}
  </ul>
);
