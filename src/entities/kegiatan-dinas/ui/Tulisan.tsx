import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type Blok, blokOf } from '#contract/tulisan/blok.ts';
import type { Petikan } from '#contract/tulisan/petikan.ts';
import css from './tulisan.module.css';

/** A text with simple marks, as paragraphs, lists and links (docs/decisions/0040). */
export const Tulisan = ({ children }: { children: string }) => (
  <div className={css['tulisan']}>{numbered(blokOf(children), asElement)}</div>
);

function asElement(blok: Blok): ReactNode {
  if (blok.jenis === 'subjudul') return <h3>{words(blok.isi)}</h3>;
  if (blok.jenis === 'alinea') return <p>{words(blok.isi)}</p>;
  const items = numbered(blok.butir, (isi) => <li>{words(isi)}</li>);
  return blok.jenis === 'daftar' ? <ul>{items}</ul> : <ol start={blok.mulai}>{items}</ol>;
}

const words = (isi: readonly Petikan[]): ReactNode =>
  numbered(isi, (one) => {
    if (typeof one === 'string') return one;
    if ('tebal' in one) return <strong>{words(one.tebal)}</strong>;
    const { tautan, isi: inner } = one;
    if (tautan.startsWith('/')) return <Link to={tautan}>{words(inner)}</Link>;
    return (
      <a href={tautan} rel="noopener">
        {words(inner)}
      </a>
    );
  });

/** Parts of a text have no identity but their place. */
const numbered = <One,>(all: readonly One[], draw: (one: One) => ReactNode): ReactNode =>
  all.map((one, at) => <Fragment key={String(at)}>{draw(one)}</Fragment>);
