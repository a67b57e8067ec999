import type { Rule } from '#contract/rules.ts';
import type { FigureUnit } from '@/shared/form';
import { figureText } from '@/shared/lib/figures';

const HEKTAR = 10_000;

/** Hectares that were typed in square metres: exact to the metre, always with four decimals. */
const IN_METER = /^(\d+),(\d{4})$/;

/** Whether a form's area was typed in square metres, or has to be: what is stored is no whole number of hectares. */
export const isInMeter = (typed: string): boolean => IN_METER.test(typed);

/** The square metres of what was typed; undefined unless it was typed in them. */
const meterOf = (typed: string): number | undefined => {
  const [, whole = '', part = ''] = IN_METER.exec(typed) ?? [];
  return whole === '' ? undefined : Number(whole) * HEKTAR + Number(part);
};

const fromMeter = (meter: number): string => `${Math.floor(meter / HEKTAR)},${String(meter % HEKTAR).padStart(4, '0')}`;

/** Two decimals are stored: hundreds of square metres. */
const SMALLEST = 100;

/** An area below a hundred square metres is not nothing. */
const stored = (meter: number): number => Math.max(Math.round(meter / SMALLEST), meter > 0 ? 1 : 0) / SMALLEST;

/** The hectares that are sent of what was typed in square metres; undefined while that is none. */
export const hektarOf = (typed: string): number | undefined => {
  const meter = meterOf(typed);
  return meter === undefined ? undefined : stored(meter);
};

/** A stored or waiting area as the form holds it. */
export function typedLuas(luas: unknown): string {
  const hektar = Number(luas ?? Number.NaN);
  if (luas === '' || Number.isNaN(hektar) || Number.isInteger(hektar)) return String(luas ?? '');
  return fromMeter(Math.round(hektar * HEKTAR));
}

/** The same area in the other unit; blank where that has no way to write it. */
export function inOtherUnit(typed: string): string {
  const meter = meterOf(typed);
  if (meter !== undefined) return meter % SMALLEST === 0 ? figureText(meter / HEKTAR) : '';
  const hektar = /^\d+(,\d{1,2})?$/.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN;
  return Number.isNaN(hektar) ? '' : fromMeter(Math.round(hektar * HEKTAR));
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

const LONGEST = 13;

/** Square metres, digits alone. The form holds the hectares that they are. */
export const meterPersegi: FigureUnit = {
  valueOf: (text) => {
    if (/^\d+$/.test(text) && text.length <= LONGEST) return fromMeter(Number(text));
    // Typed in the shape of hectares, which it is not.
    return isInMeter(text) ? `${text} ` : text;
  },
  textOf: (value) => String(meterOf(value) ?? value),
  sentOf: (value) => hektarOf(value) ?? Number.NaN,
};
