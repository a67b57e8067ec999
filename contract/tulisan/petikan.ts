import { isTautan } from '../tujuan.ts';

/** Words, as they are shown: plain, bold, or a link. Never HTML: whoever shows them makes elements of them. */
export type Petikan = string | { tebal: Petikan[] } | { tautan: string; isi: Petikan[] };

/** `**`, or `[words](address)`; an address may hold pairs of brackets. Bounded, so that no text takes long. */
const TANDA = /\*\*|\[([^[\]\n]{1,300})\]\(((?:[^\s()]|\([^\s()]{0,200}\)){1,1000})\)/g;

/** Every address that stands where a link's address stands, whether it may be one or not. */
export const tujuanOf = (tulisan: string): string[] =>
  [...tulisan.matchAll(TANDA)].flatMap(([, , tujuan]) => (tujuan === undefined ? [] : [tujuan]));

/** Reads the marks of a line or a paragraph. One that is not closed, or encloses nothing, is a text like any other. */
export function petikanOf(text: string): Petikan[] {
  const read: Petikan[] = [];
  /** The open `**`: where the words after it begin, in `read` and in the text. */
  let opened: { at: number; from: number } | null = null;
  let after = 0;
  for (const { 0: whole, 1: kata, 2: tujuan, index } of text.matchAll(TANDA)) {
    read.push(text.slice(after, index));
    after = index + whole.length;
    if (kata !== undefined && tujuan !== undefined) {
      read.push(isTautan(tujuan) ? { tautan: tujuan, isi: petikanOf(kata) } : whole);
    } else if (!opened && isWord(text[after])) {
      opened = { at: read.length, from: after };
    } else if (opened && index > opened.from && isWord(text[index - 1])) {
      read.push({ tebal: joined(read.splice(opened.at)) });
      opened = null;
    } else {
      read.push(whole);
    }
  }
  if (opened) read.splice(opened.at, 0, '**');
  read.push(text.slice(after));
  return joined(read);
}

const isWord = (letter: string | undefined): boolean => letter !== undefined && /\S/.test(letter);

/** Neighbouring texts as one, without empty ones. */
function joined(all: readonly Petikan[]): Petikan[] {
  const made: Petikan[] = [];
  let words: string[] = [];
  const flush = () => {
    const text = words.join('');
    words = [];
    if (text !== '') made.push(text);
  };
  for (const one of all) {
    if (typeof one === 'string') {
      words.push(one);
    } else {
      flush();
      made.push(one);
    }
  }
  flush();
  return made;
}
