import type { NilaiSkpg } from '#contract/summaries/skpg/papan.ts';
import { kataNilai } from '../model/words';
import css from './label-skpg.module.css';
import './warna.css';

/** What an aspect is called: its colour is beside the word, never in its place. */
export const LabelSkpg = ({ nilai }: { nilai: NilaiSkpg }) => (
  <span className={css['label']} data-label={nilai.label ?? 'tanpa'}>
    {kataNilai(nilai)}
  </span>
);
