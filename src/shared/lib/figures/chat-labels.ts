import { nameMatcher } from '#contract/formulas/nama/match-name.ts';
import { type Token, tokensOf } from './chat-figures';
import type { Sheet } from './sheet';

export type Columns = Sheet['columns'];

/** A figure of a chat's line, with the place of the column that its label names. */
interface LabelledFigure {
  text: string;
  column: number;
}

export interface LabelledLine {
  name: string;
  figures: readonly LabelledFigure[];
}

/** Words that may stand beside a label and name no column. */
const FILLER = /^(harga|hrg|hg|per|dan|nya|kg)$/i;

const wordsOf = (column: Columns[number]): string[] =>
  column.names.flatMap((name) => name.toLowerCase().match(/\p{L}+/gu) ?? []);

/** Says which column a word names: 'ecer' and 'e' the retail price; undefined for any other word. */
function labelReader(columns: Columns): (word: string) => number | undefined {
  const named = nameMatcher(columns.map(({ names }) => names));
  const words = columns.map(wordsOf);
  const own = words.map((all, at) =>
    all.filter((word) => !words.some((other, to) => to !== at && other.includes(word))),
  );
  return (word) => {
    if (FILLER.test(word)) return undefined;
    if (word.length > 1) {
      const match = named(word);
      const begins = own.findIndex((all) => all.some((one) => word.length > 2 && one.startsWith(word.toLowerCase())));
      if (match.is === 'one') return match.at;
      return begins >= 0 ? begins : undefined;
    }
    const hits = own.flatMap((all, at) => (all.some((one) => one[0] === word.toLowerCase()) ? [at] : []));
    return hits.length === 1 ? hits[0] : undefined;
  };
}

/** Reads the labels of figures in the lines of a chat. */
export function labelsOf(columns: Columns) {
  const labelled = labelReader(columns);
  const columnOf = ({ is, text }: Token) => (is === 'word' ? labelled(text) : undefined);

  /** Pairs of a label and a figure, in either order; null where anything else stands among them. */
  const pairsOf = (tokens: readonly Token[]): LabelledFigure[] | null => {
    if (tokens.length === 0 || tokens.length % 2 === 1) return null;
    const pairs: LabelledFigure[] = [];
    for (let at = 0; at < tokens.length; at += 2) {
      const pair = tokens.slice(at, at + 2);
      const figure = pair.find(({ is }) => is === 'figure');
      const column = pair.map(columnOf).find((one) => one !== undefined);
      if (!figure || column === undefined || pair[0]?.is !== tokens[0]?.is) return null;
      pairs.push({ text: figure.text, column });
    }
    const isTwice = new Set(pairs.map(({ column }) => column)).size < pairs.length;
    return isTwice ? null : pairs;
  };

  /** 'Ikan: 75rb (eceran) 70rb (grosir)': a name, then figures with their labels; null for any other line. */
  const lineOf = (text: string): LabelledLine | null => {
    const tokens = tokensOf(text).filter(({ is, text: word }) => is === 'figure' || !FILLER.test(word));
    for (const [at, token] of tokens.entries()) {
      const name = text.slice(0, token.index).replace(/(?:[\s:=(,-]|\b(?:harga|hrg|hg)\b)+$/i, '');
      if (!/\p{L}{2}/u.test(name)) continue;
      const rest = tokens.slice(at);
      const figures = pairsOf(rest);
      // A single letter alone may be a unit: '100 g'.
      const isClear = rest.length > 2 || rest.every(({ is, text: word }) => is === 'figure' || word.length > 1);
      if (figures && isClear) return { name, figures };
    }
    return null;
  };

  /** The columns that a heading names, in its order: 'Harga grosir:', 'eceran / grosir'. */
  const headingOf = (text: string): number[] => {
    const words = (text.match(/\p{L}+/gu) ?? []).filter((word) => word.length > 3);
    return [...new Set(words.flatMap((word) => labelled(word) ?? []))];
  };
  return { lineOf, headingOf };
}
