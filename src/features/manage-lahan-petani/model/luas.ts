import type { Rule } from '#contract/rules.ts';
import type { FigureUnit } from '@/shared/form';
import { figureText, readField, SQUARE_METRE } from '@/shared/lib/figures';

const HEKTAR = 10_000;

/** Marks a form's area as typed in square metres. Without it the text is in hectares. */
const IN_METER = ` ${SQUARE_METRE}`;

/** True for an area in square metres. */
export const isInMeter = (value: string): boolean => value.endsWith(IN_METER);

const textOf = (value: string): string => (isInMeter(value) ? value.slice(0, -IN_METER.length) : value);
const inMeter = (text: string): string => (text === '' ? '' : text + IN_METER);

/** The number of a form's area in its own unit; NaN for a text that is no figure, or that is asked about. */
function figureIn(value: string): number {
  const reading = readField(textOf(value), 'decimal', isInMeter(value) ? SQUARE_METRE : 'ha');
  return reading.is === 'figure' ? reading.value : Number.NaN;
}

/** Two decimals are stored: hundreds of square metres. */
const SMALLEST = 100;

/** An area below a hundred square metres is not nothing. */
const stored = (meter: number): number => Math.max(Math.round(meter / SMALLEST), meter > 0 ? 1 : 0) / SMALLEST;

/** The hectares to send for an area in square metres; undefined for any other text. */
export function hektarOf(value: string): number | undefined {
  const meter = isInMeter(value) ? figureIn(value) : Number.NaN;
  return Number.isInteger(meter) ? stored(meter) : undefined;
}

/** A stored or waiting area as the form holds it: fractions of a hectare in square metres. */
export function typedLuas(luas: unknown): string {
  const hektar = Number(luas ?? Number.NaN);
  if (luas === '' || Number.isNaN(hektar) || Number.isInteger(hektar)) return String(luas ?? '');
  return inMeter(String(Math.round(hektar * HEKTAR)));
}

/** The same area in the other unit; undefined while the text is no figure. */
export function inOtherUnit(value: string): string | undefined {
  if (value === '') return '';
  const figure = figureIn(value);
  if (Number.isNaN(figure)) return undefined;
  const exact = (number: number) => figureText(Number(number.toFixed(6)));
  return isInMeter(value) ? exact(figure / HEKTAR) : inMeter(exact(figure * HEKTAR));
}

/** Hectares with more decimals than are stored. */
const isTooFine = (hektar: unknown): boolean =>
  typeof hektar === 'number' && !Number.isNaN(hektar) && Math.round(hektar * SMALLEST) / SMALLEST !== hektar;

/** The rules of a form that asks for an area in hectares. */
export const withLuas = <Values extends { luas_tanam?: unknown }>(
  rules: readonly Rule<Values>[],
): readonly Rule<Values>[] => [
  ...rules,
  ['Luas Tanam paling banyak dua angka di belakang koma', ({ luas_tanam }) => isTooFine(luas_tanam), 'luas_tanam'],
];

/** Square metres in the field, hectares to the server. */
export const meterPersegi: FigureUnit = { textOf, valueOf: inMeter, sentOf: (value) => hektarOf(value) ?? Number.NaN };
