import { regional } from '#contract/formulas/wilayah/regional.ts';
import css from './kotak.module.css';

const states = [
  ['lengkap', 'Lengkap'],
  ['sebagian', 'Sebagian'],
  ['kosong', 'Belum ada'],
  ['tidak diharapkan', 'Tidak diharapkan, atau belum mulai'],
] as const;

/** What the boxes mean: each state has a shape of its own besides its colour. */
export const Legenda = ({ satuan }: { satuan: string }) => (
  <ul className={css['legenda']} aria-label={`Arti kotak: banyaknya ${regional(satuan)} yang terisi`}>
    {states.map(([keadaan, word]) => (
      <li key={keadaan}>
        <span aria-hidden className={css['kotak']} data-keadaan={keadaan} />
        {word}
      </li>
    ))}
  </ul>
);
