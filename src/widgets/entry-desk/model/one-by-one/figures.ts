import type { Figure } from '@/entities/laporan';
import { bigChanges, figureText, numberIn } from '@/shared/lib/figures';

/** Digits, a separator, or what takes the last character back. */
export type Tuts = '00' | '000' | ',' | 'hapus' | `${number}`;

const LONGEST = 12;

export const isWhole = (figure: Figure): boolean => figure.kind === 'whole';

/** A part of a figure's text, or a caret where both are the same. */
export interface Span {
  from: number;
  to: number;
}

const endOf = ({ length }: string): Span => ({ from: length, to: length });

/** A figure's text after a key of the keypad. @param isFresh what stands there is overtyped */
export function pressed(text: string, key: Tuts, isFresh: boolean, at: Span = endOf(text)): string {
  const { from, to } = isFresh && key !== 'hapus' ? { from: 0, to: text.length } : at;
  const [before, after] = [text.slice(0, from), text.slice(to)];
  // A nought that comes to the front stays: a digit may take the place of the one before it.
  if (key === 'hapus') return (from === to ? before.slice(0, -1) : before) + after;
  if (key === ',') return (before + after).includes(',') ? text : `${before || '0'},${after}`;
  const next = before + key + after;
  if (next.length > LONGEST) return text;
  return next.replace(/^0+(?=\d)/, '');
}

const signsIn = (part: string): number => part.replaceAll('.', '').length;

/** The place in a figure's text that a place in its field stands for: its field may group it with dots. */
export const placeIn = (text: string, field: string, at: number): number =>
  text === field ? at : signsIn(field.slice(0, at));

/** The first place in a field behind which so many signs of the figure stand. */
export function placeBefore(text: string, field: string, behind: number): number {
  if (text === field) return Math.max(0, field.length - behind);
  let at = field.length;
  while (at > 0 && signsIn(field.slice(at - 1)) <= behind) at -= 1;
  return at;
}

/** From this price on prices change by 500 at least, below it by 100; more than a few steps take fewer digits. */
const DEAR = 2_000;

/** The least by which a figure usually changes from period to period. */
export function stepOf({ prefix }: Pick<Figure, 'prefix'>, was: number): number {
  if (!prefix) return 1;
  return was >= DEAR ? 500 : 100;
}

/** A text by so many steps more or less, but never less than nothing. */
export function stepped(figure: Figure, text: string, was: number | undefined, by: 1 | -1): string {
  const from = text === '' ? (was ?? 0) : numberIn(text);
  if (Number.isNaN(from)) return text;
  const next = Math.max(0, from + by * stepOf(figure, was ?? from));
  return figureText(Math.round(next * 100) / 100);
}

export interface Change {
  percent: number;
  direction: 'naik' | 'turun' | 'tetap';
  isBig: boolean;
}

/** How a figure differs from the period before; null where it cannot be told. */
export function changeOf(text: string, was: number | undefined, least: number): Change | null {
  const value = numberIn(text);
  if (Number.isNaN(value) || !was) return null;
  const percent = (100 * (value - was)) / was;
  const direction = percent === 0 ? 'tetap' : percent > 0 ? 'naik' : 'turun';
  return { percent, direction, isBig: 'it' in bigChanges({ it: value }, { it: was }, least) };
}
