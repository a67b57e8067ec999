import { ABOUT } from './read-figure';

/** Words of a list where there is no price. */
const NONE = '(?:stok |stock )?(?:kosong|habis)|(?:tidak|tdk|tak|belum|blm|ga|gak|nggak) ada|-';
const TIMES = String.raw`(?:(?:-?an )?(?:rb|ribu|jt|juta|k)(?: ?-?an)?\b\.?)`;
const UNIT = String.raw`(?:\s?\/\s?[a-z]+|\s?@\s?[a-z]+|\s?per\s?[a-z]+|\s?(?:kg|kilo|lt?r?|liter|ha|ton)\b)`;
/** A figure with what people write around it; a range of two figures is one. */
const FIGURE = String.raw`(?:@\s?)?(?:${ABOUT}\s?|[<>\u2264\u2265]\s?)?(?:(?:rp|idr)[.:]?\s*)?\d(?:[\d.,]*[.,]-|[\d.,]*)(?:\s?${TIMES})?(?:\s?(?:-|s\.?\/?d\.?|sampai|hingga|atau)\s?(?:rp\.?\s*)?\d[\d.,]*(?:\s?${TIMES})?)?${UNIT}?`;

const ONE = new RegExp(`^(?:${FIGURE}|${NONE})$`, 'i');
const ANY = new RegExp(`${FIGURE}|${NONE}`, 'gi');
const FIRST = new RegExp(String.raw`[\s:=]+(?=(?:${FIGURE}|${NONE})(?:\s*[/|;&,]\s*|\s+dan\s+|\s+|$))`, 'gi');

/** A quantity, such as '1 kg': it belongs to the name, or says for how much the price is. */
const QUANTITY = /^\d{1,2}([.,]\d)?\s?(kg|l|lt|ltr|liter|kilo)$/i;
const SMALL = /^\d{1,2}$/;
const isLarge = (cell: string): boolean => /\d{3}|\d\s?-?(an )?(rb|ribu|jt|juta|k)\b/i.test(cell);

/** The name and the figures of a text; null where something else than figures stands behind the name. */
export function nameAndFigures(text: string): string[] | null {
  const [named, behind] = /^(.*?\p{L}.*?)\s*[:=]\s*(.*)$/u.exec(text)?.slice(1) ?? [];
  if (named !== undefined && behind !== undefined) {
    const cells = cellsOf(behind);
    if (cells) return withQuantity(named.trim(), cells);
    if (/^(rp\.?\s*)?\d/i.test(behind)) return null;
  }
  return bySpaces(text);
}

/** Names and figures with nothing but spaces or a dash between them: the name ends where only figures follow. */
function bySpaces(text: string): string[] | null {
  for (const match of text.matchAll(FIRST)) {
    const name = text.slice(0, match.index).replace(/[\s:=(-]+$/, '');
    const cells = cellsOf(text.slice(match.index + match[0].length).replace(/^- +/, ''));
    // A figure in the name is half of something: '2 x 16.000', '16.000 per 2 liter'.
    if (!/\p{L}/u.test(name) || isLarge(name) || /\d\s*[x×]$/i.test(name) || !cells) continue;
    const row = withQuantity(name, cells);
    if (row) return row;
  }
  return null;
}

/** 'Minyak goreng kemasan 2 18.000': a price does not stand behind a number of one or two digits. */
function withQuantity(name: string, cells: readonly string[]): string[] | null {
  const [first = '', ...others] = cells;
  const isOfName = QUANTITY.test(first) || SMALL.test(first);
  if (isOfName && others.length > 0 && others.every(isLarge)) return [`${name} ${first}`, ...others];
  const isMixed = cells.some((cell) => QUANTITY.test(cell)) && cells.some(isLarge);
  return isMixed || isOneAmount(cells) ? null : [name, ...cells];
}

/** '17 rb 500' is seventeen thousand five hundred. */
const isOneAmount = ([first = '', second = '']: readonly string[]): boolean =>
  /\d\s?(rb|ribu|jt|juta)$/i.test(first) && /^\d{1,3}$/.test(second);

/** Null where something else than figures stands there. */
function cellsOf(text: string): string[] | null {
  const trimmed = text.trim();
  const parted = trimmed.split(/\s*(?:\/(?!\s*[a-z])|[|;&]|,(?=\s))\s*|\s+dan\s+/i);
  const cells = parted.length > 1 ? parted : wordsOf(trimmed);
  return cells.length > 0 && cells.every((cell) => ONE.test(cell.trim())) ? cells.map((cell) => cell.trim()) : null;
}

/** The figures of 'Rp 14.500/kg 13.000'. */
const wordsOf = (text: string): string[] => {
  const figures = [...text.matchAll(ANY)].map(([figure]) => figure.trim());
  return text.replace(ANY, '').trim() === '' ? figures : [];
};

/** A name and what no figure can be read from: 'Kol 12.ooo', 'Telur = 2 x 16.000'. The reader of figures says why. */
export function withOddFigure(text: string): string[] | null {
  const [, name = '', rest = ''] =
    /^(\p{L}[^:=]*?)\s*[:=]\s*(\S.*)$/u.exec(text) ??
    /^(\p{L}.*?)[\s(]+((?:(?:rp|idr)[.:]?\s*)?[<>~]?[oli]?\d.*)$/iu.exec(text) ??
    [];
  const inBrackets = rest.includes('(') ? rest : rest.replace(/\)$/, '');
  return /\p{L}{2}/u.test(name) && /\d/.test(rest) ? [name.trim(), inBrackets] : null;
}

/** A part of a line: a figure, a word, or a sign between them. */
export interface Token {
  is: 'figure' | 'word';
  text: string;
  index: number;
}

const TOKEN = new RegExp(String.raw`(?<figure>(?<!\p{L}\p{L})${FIGURE})|(?<word>\p{L}+)`, 'giu');

/** The figures and the words of a text, in their order. */
export const tokensOf = (text: string): Token[] =>
  [...text.matchAll(TOKEN)].map(({ 0: whole, index, groups }) => ({
    is: groups?.['figure'] === undefined ? 'word' : 'figure',
    text: whole.replace(/[\s,]+$/, ''),
    index,
  }));
