import { typedText } from '#contract/formulas/nama/typed-text.ts';
import { isKnownUnit, isUnit, sizeOf, unitOf, withPowerSigns } from './figure-units';
import { readFigure } from './read-figure';
import type { FigureKind, Reading } from './reading';
import { spoken } from './write-figure';

/**
 * The text of a figure field. It holds all signs that were typed; the field shows digits grouped, and a form's field no
 * letters (spec section 5, rulings 37). Nothing else is rewritten until the text is read as a whole.
 */
export type Letters = 'hidden' | 'shown';

/** Letters, pictures and invisible signs. */
const LETTER = /[\p{L}\p{M}\p{So}\p{Sk}\p{Cf}\p{Extended_Pictographic}]/u;
const METRES = /(?<=\p{Nd}\s*)m[23²³]\.?\s*$/iu;
const INVISIBLE = /\p{Cf}/u;
const CURRENCY = /^\s*(?:rp|idr)[.:]?\s*(?=\d|$)/i;
/** Digits that dots may group: no nought in front, few enough to be kept exactly. */
const GROUPABLE = /^([1-9]\d{3,14})(,\d*)?$/;

/** A sign of a field: its place in the text, or none for a dot that groups digits. */
interface Sign {
  sign: string;
  start: number;
  end: number;
}

function visibleSigns(text: string, letters: Letters): Sign[] {
  const isHiding = letters === 'hidden';
  const hidden = isHiding ? LETTER : INVISIBLE;
  const currency = CURRENCY.exec(text)?.[0].length ?? 0;
  const firstFigure = /[^\s\p{L}]/u.exec(text)?.index ?? text.length;
  const first = isHiding ? Math.max(currency, firstFigure) : 0;
  const last = (isHiding && METRES.exec(text)?.index) || text.length;
  const signs: Sign[] = [];
  let start = 0;
  for (const sign of text) {
    const end = start + sign.length;
    if (start >= first && start < last && !hidden.test(sign)) signs.push({ sign, start, end });
    start = end;
  }
  return signs;
}

const joined = (signs: readonly Sign[]): string => signs.map(({ sign }) => sign).join('');

/** The signs on screen, dots of the grouping among them; such a dot has no width in the text. */
function shownSigns(text: string, letters: Letters): Sign[] {
  const signs = visibleSigns(text, letters);
  const [, whole] = GROUPABLE.exec(joined(signs)) ?? [];
  if (!whole) return signs;
  return signs.flatMap((sign, at) => {
    const isGroup = at > 0 && at < whole.length && (whole.length - at) % 3 === 0;
    return isGroup ? [{ sign: '.', start: sign.start, end: sign.start }, sign] : [sign];
  });
}

/** The visible text of a field: '14500' as '14.500', '14rb' as '14'; a hand-written '1.5' as it is. */
export const shownText = (text: string, letters: Letters = 'hidden'): string => joined(shownSigns(text, letters));

/** A field after an edit. */
export interface EditedText {
  text: string;
  /** The caret's place in the visible text. */
  caret: number;
}

/** A browser's edit of the visible text. */
export interface Edit {
  after: string;
  /** The caret's place: the end of the edit. */
  caret: number;
  /** The key deletes what stands behind the caret. */
  isForward?: boolean;
}

/** Applies an edit of the shown text to the text. Deleting a dot of the grouping deletes the digit beside it. */
export function editText(
  text: string,
  { after, caret, isForward = false }: Edit,
  letters: Letters = 'hidden',
): EditedText {
  const signs = shownSigns(text, letters);
  const before = joined(signs);
  const tail = commonTail(before, after, caret);
  const head = commonHead(before, after, Math.min(before.length, after.length) - tail);
  const inserted = after.slice(head, after.length - tail);
  let [from, to] = [placeIn(signs, text, head), placeIn(signs, text, before.length - tail)];
  const isGroupDeleted = from === to && inserted === '' && after.length < before.length;
  if (isGroupDeleted && isForward) to += 1;
  else if (isGroupDeleted) from -= 1;
  const isAll = before !== '' && head === 0 && tail === 0;
  const next = isAll ? inserted : text.slice(0, from) + inserted + text.slice(to);
  const place = isAll ? inserted.length : from + inserted.length;
  return { text: next, caret: caretIn(shownSigns(next, letters), place) };
}

/** Counts the units that both end with, none before the caret, where the edit ends. */
function commonTail(before: string, after: string, caret: number): number {
  const most = Math.min(before.length, after.length - caret);
  let tail = 0;
  while (tail < most && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return tail;
}

function commonHead(before: string, after: string, most: number): number {
  let head = 0;
  while (head < most && before[head] === after[head]) head += 1;
  return head;
}

/** The place in the text of a place in what is shown; behind letters that stand between two signs. */
function placeIn(signs: readonly Sign[], text: string, shown: number): number {
  let at = 0;
  for (const { sign, start } of signs) {
    if (at >= shown) return start;
    at += sign.length;
  }
  return text.length;
}

/** The place in what is shown of a place in the text, before a dot that groups what follows. */
function caretIn(signs: readonly Sign[], place: number): number {
  let caret = 0;
  let at = 0;
  for (const { sign, end, start } of signs) {
    at += sign.length;
    if (end > start && end <= place) caret = at;
  }
  return caret;
}

/** Words that multiply, and letters that look like a digit. */
const AMOUNT_WORD =
  /\d[\s.,-]*(puluh|ratus|rts|rb|ribu|k|jt|juta|mil[iy]ar|mlyr|e)(?=\P{L}|$|-?an|per)|\d[oli]+(?!\p{L})|minus|o[,.]?\d|(?<!\p{L})[li]\d/iu;
/** A word behind a weight or an area, and no slip of the finger: '2 borong' is another amount than two hectares. */
const WORD = /\p{L}{2,}/u;
/** Words that change an amount in a way that the reader of figures cannot tell: '2 juta 500', 'minus 5'. */
const WORD_OF_AMOUNT = /(puluh|ratus|ribu|rb|jt|juta|mil[iy]ar|mlyr)|minus/i;
/** Letters between digits; a single one that multiplies nothing is a slip of the finger. */
const BETWEEN_DIGITS = /\d[^\d\p{L}]*(\p{L}[^\d]+|[xeolikm])\d/iu;
const SEVERAL = /\d\s*(x|kali|dan|atau|sampai|sd|hingga)\s*\d/i;
const POWER = /^\d{1,9}e\d{1,2}$/i;

/** The reading of a field; `otherwise` is what the field shows, where letters that it does not show raise the question. */
export type FieldReading = Reading & { otherwise?: string };

/**
 * Reads a field's text as a whole. Letters are not shown and say nothing ('40 balita'), but for those that may change the
 * amount: '14rb' is asked, and '5 kg' in a field of tons.
 */
export function readField(text: string, kind: FigureKind, unit?: string): FieldReading {
  const typed = withPowerSigns(typedText(text));
  const reading = readFigure(typed, kind, unit);
  const bare = typed.replace(CURRENCY, '');
  if (!LETTER.test(bare)) return reading;
  const visible = joined(visibleSigns(typed, 'hidden')).trim();
  const plain = readFigure(visible, kind, unit);
  if (SEVERAL.test(bare)) return { is: 'refused', sentence: 'Isi satu angka saja' };
  const isOther = isOtherUnit(bare, unit);
  if (isOther && reading.is === 'refused') return reading;
  const isWord = reading.is !== 'figure' && sizeOf(unit ?? '') !== undefined && WORD.test(bare);
  const isDoubtful =
    isWord || AMOUNT_WORD.test(bare) || BETWEEN_DIGITS.test(bare) || isOther || isAnotherAmount(reading, plain);
  if (!isDoubtful || plain.is === 'blank') return reading.is === 'figure' || plain.is === 'refused' ? reading : plain;
  const asks = amountsOf(bare, reading, plain).filter((value) => kind === 'decimal' || Number.isInteger(value));
  if (asks.length === 0) return { is: 'refused', sentence: 'Isi angka saja, tanpa huruf' };
  // Letters are not shown: the unit says what the question is about.
  const measure = sizeOf(unit ?? '') ? ` ${unit}` : '';
  const sentence = `Maksudnya ${asks.map((value) => spoken(value) + measure).join(' atau ')}?`;
  const question = { is: 'asked', asks, sentence } as const;
  const isSame = plain.is === 'figure' && asks.includes(plain.value);
  return isSame ? question : { ...question, otherwise: visible };
}

/** The letters change the amount: '14rbu' is not 14. */
function isAnotherAmount(reading: Reading, plain: Reading): boolean {
  const values = reading.is === 'figure' ? [reading.value] : reading.is === 'asked' ? reading.asks : [];
  return plain.is === 'figure' && values.some((value) => value !== plain.value);
}

/** A unit stands behind the figure that is not the field's: kilograms in a field of tons. */
function isOtherUnit(bare: string, unit: string | undefined): boolean {
  const [, per, word = ''] = /\d\s*(\/|per|@)?\s*([\p{L}²³]+)\.?$/iu.exec(bare) ?? [];
  if (!isKnownUnit(word)) return false;
  const isOwn = unit !== undefined && unitOf(word) === unitOf(unit);
  return !isOwn && !(per && isUnit(word));
}

function amountsOf(bare: string, reading: Reading, plain: Reading): readonly number[] {
  if (reading.is === 'figure') return [reading.value];
  if (reading.is === 'asked') return reading.asks;
  if (POWER.test(bare)) return [Number(bare)].filter(Number.isSafeInteger);
  const digits = bare
    .replace(/(?<=[\d.,])o+|o(?=[\d.,])/gi, (letters) => '0'.repeat(letters.length))
    .replace(/(?<=\d)[li](?=\d|$)|(?<!\p{L})[li](?=\d)/giu, '1');
  if (digits === bare && WORD_OF_AMOUNT.test(bare)) return [];
  const spelled = digits === bare ? plain : readFigure(digits, 'decimal');
  return spelled.is === 'figure' ? [spelled.value] : [];
}
