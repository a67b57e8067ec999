import type { IsiKolom, Kolom, Lembar } from '#contract/summaries/cetakan.ts';
import { tulisSel } from '#contract/summaries/tulis-cetakan.ts';
import type { Paper } from './paper.ts';
import { widthOf } from './text.ts';

const PAD_X = 4;

/** Sheets with more columns have narrower gaps and break texts at every space. */
const MANY_COLUMNS = 13;
const isTight = ({ kolom }: Pick<Lembar, 'kolom'>): boolean => kolom.length > MANY_COLUMNS;

export interface Column {
  x: number;
  width: number;
  /** Extra space before its texts, in points. */
  indent: number;
  isi: IsiKolom;
  judul: string;
  kelompok: string | null;
}

export interface Grid {
  columns: Column[];
  size: number;
  /** Space above and below a text, and beside it. */
  padY: number;
  padX: number;
}

const NO = 24;
/** Up to so many rows leave room on a place's page; 36 commodities need tight rows. */
const FEW_ROWS = 26;
const FEW_COLUMNS = 8;

export function looksOf({ kolom, baris }: Lembar): Pick<Grid, 'size' | 'padY' | 'padX'> {
  const padX = isTight({ kolom }) ? PAD_X / 2 : PAD_X;
  if (baris.length > FEW_ROWS) return { size: kolom.length > FEW_COLUMNS ? 7 : 7.5, padY: 0.9, padX };
  return { size: kolom.length > FEW_COLUMNS ? 7 : 8.5, padY: 3, padX };
}

/** Space in points between a figure and a text, which else reads as a part of it. */
const AFTER_FIGURE = 3;

/** Extra space before a column's texts, where the column follows figures on a tight sheet. */
const indentOf = ({ kolom }: Lembar, at: number): number =>
  isTight({ kolom }) && kolom[at]?.isi === 'teks' && kolom[at - 1]?.isi !== 'teks' ? AFTER_FIGURE : 0;

/** The column's share of the spare width; names take the most. */
function shareOf({ isi }: Kolom, at: number): number {
  if (isi !== 'teks') return 1;
  return at === 0 ? 3.5 : 1.2;
}

/** Names are given a line of their own up to this width. */
const LONG_NAME = 110;

/** Places of the columns: each fits its title's longest word and its usual texts; they share the rest. */
export function gridOf(paper: Paper, lembar: Lembar): Grid {
  const { kolom, baris, jumlah } = lembar;
  const looks = looksOf(lembar);
  const wide = (text: string) => widthOf(paper, text, { size: looks.size, isBold: true });
  const rows = [...baris.map(({ sel }) => sel), ...(jumlah ? [jumlah] : [])];
  const least = kolom.map(({ judul, isi }, at) => {
    const texts = rows.map((sel) => tulisSel(isi, sel[at] ?? null));
    const isPerWord = isi === 'teks' && at > 0 && isTight(lembar);
    const cells = (isPerWord ? texts.flatMap((text) => text.split(' ')) : texts).map(wide);
    const own = isi === 'teks' ? cells.map((width) => Math.min(LONG_NAME, width)) : cells;
    return (
      Math.max(...judul.split(' ').map(wide), ...own.map((width) => width + indentOf(lembar, at))) + 2 * looks.padX + 1
    );
  });
  const room = paper.side.room - NO;
  const leastSum = least.reduce((sum, width) => sum + width, 0);
  const shares = kolom.map(shareOf);
  const all = shares.reduce((sum, share) => sum + share, 0);
  let x: number = paper.side.left + NO;
  const columns = kolom.map((one, at) => {
    const own = least[at] ?? 0;
    const width = leastSum > room ? (own * room) / leastSum : own + ((room - leastSum) * (shares[at] ?? 0)) / all;
    const column = { ...one, x, width, indent: indentOf(lembar, at) };
    x += width;
    return column;
  });
  const no = { x: paper.side.left, width: NO, isi: 'bilangan', indent: 0, judul: 'No.', kelompok: null } as const;
  return { ...looks, columns: [no, ...columns] };
}
