import { Fragment } from 'react';
import { piecesOf } from '#contract/formulas/kata.ts';
import css from './option.module.css';

interface MarkedProps {
  nama: string;
  words: readonly string[];
}

/** A name with what was searched for marked in it. */
export const Marked = ({ nama, words }: MarkedProps) =>
  piecesOf(nama, words).map(([text, isMatch], at) =>
    isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
      <mark key={at} className={css['cocok']}>
        {text}
      </mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
      <Fragment key={at}>{text}</Fragment>
    ),
  );
