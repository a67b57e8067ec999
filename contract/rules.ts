import { isNoPhone } from './formulas/telepon/telepon.ts';
import { limits } from './limits.ts';
import { cleanLine } from './tulisan/clean-text.ts';

/** What to say, and when to say it. Lists are read top to bottom; the first broken rule speaks (spec section 5). */
export type Rule<Values> = readonly [message: string, isBroken: (values: Values) => boolean, field?: keyof Values];

/** What a form field or a request body may hold before it is parsed. */
export type Raw<Input> = { [Key in keyof Input]?: unknown };

/** What a form holds of that about which its rules ask: text. */
export type Typed<Rules> = Rules extends readonly Rule<infer Values>[] ? { [Key in keyof Values]-?: string } : never;

/** Rules that can be checked against `Values`, also when they were written for a form with more fields. */
export type RulesFor<Values> = readonly (readonly [
  message: string,
  isBroken: (values: Values) => boolean,
  field?: PropertyKey,
])[];

export const firstBroken = <Values>(rules: RulesFor<Values>, values: Values): string | undefined =>
  rules.find(([, isBroken]) => isBroken(values))?.[0];

export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && cleanLine(value) === '') ||
  (Array.isArray(value) && value.length === 0);

/** Objects are excluded first: `Number()` throws for some of them. */
const isNumeric = (value: unknown): boolean =>
  isEmpty(value) || ((typeof value === 'number' || typeof value === 'string') && Number.isFinite(Number(value)));

/** Missing or blank. Zero is a value; empty is missing (kontrak.md, Envelope). */
export const empty = <Values>(message: string, field: keyof Values): Rule<Values> => [
  message,
  (values) => isEmpty(values[field]),
  field,
];

/** Present, but not a number. */
export const notNumeric = <Values>(message: string, field: keyof Values): Rule<Values> => [
  message,
  (values) => !isNumeric(values[field]),
  field,
];

/** Present, but with other signs than those of a phone number. Their count is the schema's matter. */
export const notPhone = <Values>(message: string, field: keyof Values): Rule<Values> => [
  message,
  ({ [field]: value }) => isNoPhone(value),
  field,
];

/** Present, but not a code of so many digits, with or without dots and blanks. */
export const notDigits = <Values>(message: string, field: keyof Values, digits: number): Rule<Values> =>
  notShaped(message, field, new RegExp(`^(?:[. ]*\\d){${digits}}[. ]*$`));

/** Present, but not of the pattern's shape. */
export const notShaped = <Values>(message: string, field: keyof Values, pattern: RegExp): Rule<Values> => [
  message,
  ({ [field]: value }) => !isEmpty(value) && !pattern.test(String(value).trim()),
  field,
];

/** Shorter than `min` characters, counting code points rather than UTF-16 units. */
export const tooShort = <Values>(message: string, field: keyof Values, min: number): Rule<Values> => [
  message,
  ({ [field]: value }) => typeof value !== 'string' || [...value].length < min,
  field,
];

/** The value of `field` is not that of `other`. */
export const differs = <Values>(message: string, field: keyof Values, other: keyof Values): Rule<Values> => [
  message,
  (values) => values[field] !== values[other],
  field,
];

/** The number in a field, NaN when it is missing or not numeric. */
const amount = (value: unknown): number => (isNumeric(value) && !isEmpty(value) ? Number(value) : Number.NaN);

/** The sum of `parts` exceeds `whole`. Not broken while one of them is missing or not numeric. */
export const exceeds = <Values>(
  message: string,
  parts: readonly [keyof Values, ...(keyof Values)[]],
  whole: keyof Values,
): Rule<Values> => [
  message,
  (values) => parts.reduce((sum, part) => sum + amount(values[part]), 0) > amount(values[whole]),
  parts[0],
];

/** What is known of a chosen file before its content is read. */
export interface FileFacts {
  size: number;
  type: string;
}

/** Logos, banners and pictures of activities. The spec is silent on them; these follow avatars and products. */
export const gambarRules: readonly Rule<FileFacts>[] = [
  ['Ukuran file tidak boleh lebih dari 2MB', ({ size }) => size > limits.fotoBytes, 'size'],
  ['Format foto harus jpg, jpeg atau png', ({ type }) => !/^image\/(jpe?g|png)$/.test(type), 'type'],
];

/** Counts visible characters. */
const lettersOf = (value: unknown): number => (typeof value === 'string' ? [...cleanLine(value)].length : 0);

/** Rules for a reason's length. @param blank the sentence where it is missing */
export const reasonRules = (
  blank: string,
  { min, max }: { min: number; max: number },
): Rule<{ alasan?: unknown }>[] => [
  empty(blank, 'alasan'),
  [`Alasan paling sedikit ${min} huruf`, ({ alasan }) => lettersOf(alasan) < min, 'alasan'],
  [`Alasan paling panjang ${max} huruf`, ({ alasan }) => lettersOf(alasan) > max, 'alasan'],
];
