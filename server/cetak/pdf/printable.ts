import fonts from './fonts.json' with { type: 'json' };

/** The letters of each font, in the order of the chain. Both weights have the same. */
const CHAIN: readonly ReadonlySet<string>[] = [...fonts.biasa, ...fonts.lain].map(({ letters }) => new Set(letters));

/** A part of a text in one font. */
export interface Piece {
  text: string;
  /** Its place in the chain of fonts. */
  font: number;
}

/** A letter with its marks, as people count letters. */
const clusters = new Intl.Segmenter('id', { granularity: 'grapheme' });

const fontOf = (cluster: string): number => {
  const letters = [...cluster];
  return CHAIN.findIndex((font) => letters.every((letter) => font.has(letter)));
};

const USUAL = /^[\u0020-\u007e]*$/;

/** Replaces letters that no font has by the nearest printable ones. */
export function printable(text: string): string {
  if (USUAL.test(text)) return text;
  const plain = text.normalize('NFC').replace(/\s+/g, (blank) => (blank === '\u00a0' ? blank : ' '));
  return Array.from(clusters.segment(plain), ({ segment }) => (isPrinted(segment) ? segment : nearest(segment))).join(
    '',
  );
}

const isPrinted = (cluster: string): boolean => !/\p{Cf}|\p{Cc}/u.test(cluster) && fontOf(cluster) !== -1;

/** Signs that a report must not lose, and letters that look like others without being made of them. */
const NEAREST: Readonly<Record<string, string>> = {
  ...{ '≥': '>=', '≤': '<=', '≠': '<>', '→': '->', '←': '<-', '✓': 'v', '✔': 'v' },
  ...{ '\u2010': '-', '\u2011': '-', '\u2012': '-', '\u02bb': '\u2018' },
};

/** Stands for a letter that resembles none. */
const UNLIKE = '·';

function nearest(cluster: string): string {
  const letters = [...cluster].filter((letter) => !/\p{M}|\p{Cf}|\p{Cc}/u.test(letter));
  return letters.map((letter) => (isPrinted(letter) ? letter : (NEAREST[letter] ?? decompose(letter)))).join('');
}

function decompose(letter: string): string {
  const parts = [...letter.normalize('NFKD')].filter(isPrinted).join('');
  return parts === '' ? UNLIKE : parts;
}

/** Splits a printable text into parts, each in the first font that has its letters. */
export function piecesOf(text: string): Piece[] {
  if (USUAL.test(text)) return [{ text, font: 0 }];
  const pieces: Piece[] = [];
  for (const { segment } of clusters.segment(text)) {
    const font = Math.max(0, fontOf(segment));
    const last = pieces.at(-1);
    if (last?.font === font) last.text += segment;
    else pieces.push({ text: segment, font });
  }
  return pieces;
}
