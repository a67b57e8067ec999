import type { NilaiSkpg } from '#contract/summaries/skpg/papan.ts';
import { kataNilai } from '../model/words';
import css from './label-skpg.module.css';
import './warna.css';

interface LabelSkpgProps {
  nilai: NilaiSkpg;
  /** Other words than its own, as a legend has them. */
  nama?: string;
}

/** What an aspect is called: its colour is beside the word, never in its place. */
export const LabelSkpg = ({ nilai, nama = kataNilai(nilai) }: LabelSkpgProps) => (
  <span className={css['label']} data-label={nilai.label ?? 'tanpa'}>
    {nama}
  </span>
);
