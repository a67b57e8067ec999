import type { ParagrafTerbit } from '#contract/summaries/skpg/terbitan.ts';
import css from './naskah.module.css';

/** A month's sentences; those that the office wrote itself say so. */
export function Naskah({
  paragraf,
  isNumbered = false,
}: {
  paragraf: readonly ParagrafTerbit[];
  isNumbered?: boolean;
}) {
  const List = isNumbered ? 'ol' : 'div';
  const Item = isNumbered ? 'li' : 'p';
  return (
    <List className={css['naskah']}>
      {paragraf.map(({ kunci, teks, disunting }) => (
        <Item key={kunci}>
          {teks}
          {disunting && <small> Ditulis dinas.</small>}
        </Item>
      ))}
    </List>
  );
}
