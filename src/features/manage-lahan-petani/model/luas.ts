import type { Rule } from '#contract/rules.ts';
import type { FigureUnit } from '@/shared/form';
import { figureText, readField, SQUARE_METRE } from '@/shared/lib/figures';
import { angka } from '@/shared/lib/format';

const HEKTAR = 10_000;

/** Marks a form's area as typed in square metres. Without it the text is in hectares. */
const IN_METER = ` ${SQUARE_METRE}`;

/** True for an area in square metres. */
export const isInMeter = (value: string): boolean => value.endsWith(IN_METER);

const textOf = (value: string): string => (isInMeter(value) ? value.slice(0, -IN_METER.length) : value);
const inMeter = (text: string): string => (text === '' ? '' : text + IN_METER);

/** The number of a form's area in its own unit; NaN for a text that is no figure, or that is asked about. */
export function figureIn(value: string): number {
  const reading = readField(textOf(value), 'decimal', isInMeter(value) ? SQUARE_METRE : 'ha');
  return reading.is === 'figure' ? reading.value : Number.NaN;
}

/** The hectares of an area in square metres; undefined for any other text. */
export function hektarOf(value: string): number | undefined {
  const meter = isInMeter(value) ? figureIn(value) : Number.NaN;
  return Number.isInteger(meter) ? meter / HEKTAR : undefined;
}

/** Areas are stored in hundredths of a hectare. */
const PARTS = 100;
const isTooFine = (hektar: unknown): boolean =>
  typeof hektar === 'number' && !Number.isNaN(hektar) && Math.round(hektar * PARTS) / PARTS !== hektar;

/** The help beside an area in square metres: the same in hectares, or the nearest areas that can be stored. */
export function meterHelp(value: string): string | undefined {
  const hektar = hektarOf(value);
  if (hektar === undefined) return undefined;
  if (!isTooFine(hektar)) return `Sama dengan ${angka(hektar, 'hektar')}.`;
  const below = Math.floor(hektar * PARTS) * PARTS;
  return `Disimpan per ${PARTS} ${SQUARE_METRE}: ${[below, below + PARTS]
    .filter(Boolean)
    .map((meter) => angka(meter))
    .join(' atau ')}.`;
}

/** A stored or waiting area as the form holds it: in hectares, as all lists show it. */
export function typedLuas(luas: unknown): string {
  const hektar = Number(luas ?? Number.NaN);
  return luas === '' || Number.isNaN(hektar) ? String(luas ?? '') : figureText(hektar);
}

/** The same area in the other unit; undefined while the text is no figure. */
export function inOtherUnit(value: string): string | undefined {
  if (value === '') return '';
  const figure = figureIn(value);
  if (Number.isNaN(figure)) return undefined;
  const exact = (number: number) => figureText(Number(number.toFixed(6)));
  return isInMeter(value) ? exact(figure / HEKTAR) : inMeter(exact(figure * HEKTAR));
}

/** The rules of a form that asks for an area in hectares. */
export const withLuas = <Values extends { luas_tanam?: unknown }>(
  rules: readonly Rule<Values>[],
): readonly Rule<Values>[] => [
  ...rules,
  ['Luas Tanam paling banyak dua angka di belakang koma', ({ luas_tanam }) => isTooFine(luas_tanam), 'luas_tanam'],
];

/** A farmer's plot is seldom larger, in hectares; square metres typed as hectares always are. */
const LARGE = 25;

/** Asks about an area that is large for a farmer's plot. */
export const luasDoubts = ({ luas_tanam }: { luas_tanam?: unknown }): Record<string, string> => {
  const hektar = Number(luas_tanam);
  return hektar > LARGE ? { luas_tanam: `Lahan seluas ${angka(hektar, 'hektar')}?` } : {};
};

/** Square metres in the field, hectares to the server. */
export const meterPersegi: FigureUnit = { textOf, valueOf: inMeter, sentOf: (value) => hektarOf(value) ?? Number.NaN };
