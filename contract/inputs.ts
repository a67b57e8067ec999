import { z } from 'zod';
import { limits } from './limits.ts';
import type { Rule } from './rules.ts';
import { cleanLine, cleanLines } from './tulisan/clean-text.ts';

/** What both databases store in an integer column, with room for sums. */
const MAX_WHOLE = 999_999_999;
const MAX_DECIMAL = 1e12;

/** As people and programs write numbers, but not '0x10'. */
const NUMERAL = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** Forms send text; blank counts as absent. */
const numeric = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (text === '') return undefined;
  return NUMERAL.test(text) ? Number(text) : Number.NaN;
};

/** A whole number with a separator is refused: '14.000' could mean fourteen thousand or fourteen (rulings 13). */
const unseparated = (value: unknown): unknown =>
  typeof value === 'string' && /^\s*[+-]?\d+\.\d+\s*$/.test(value) ? value : numeric(value);

/** One sentence when the value is missing, another when it has the wrong type. */
const needed = (label: string, kind: 'angka' | 'teks') => ({
  error: ({ input }: { input?: unknown }) =>
    input === undefined ? `${label} harus diisi` : `${label} harus berupa ${kind}`,
});

/** Text that every store keeps as it is: no NUL, no half of a surrogate pair. */
const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** A whole number from zero: prices, counts, hectares, stock. */
export const whole = (label: string) =>
  z.preprocess(
    unseparated,
    z
      .number({
        error: ({ input }) =>
          typeof input === 'string' ? `${label} harus berupa bilangan bulat` : needed(label, 'angka').error({ input }),
      })
      .int(`${label} harus berupa bilangan bulat`)
      .min(0, `${label} tidak boleh kurang dari 0`)
      .max(MAX_WHOLE, `${label} terlalu besar`),
  );

/** A year of the office's own figures. */
export const year = (label: string) => {
  const { min, max } = limits.tahun;
  const between = `${label} harus antara ${min} dan ${max}`;
  return whole(label).pipe(z.number().min(min, between).max(max, between));
};

/** Stands for a number with more than two decimals. */
const TOO_FINE = 0.001;
const round = (value: number) => Math.round(value * 100) / 100;

/**
 * A number from zero with at most two decimals: hectares of a plot. With more of them a text could also mean thousands:
 * '1.500'.
 */
export const hundredths = (label: string) =>
  z.preprocess(
    (value) => (typeof value === 'string' && /\.\d{3,}\s*$/.test(value) ? TOO_FINE : numeric(value)),
    z
      .number(needed(label, 'angka'))
      .min(0, `${label} tidak boleh kurang dari 0`)
      .max(MAX_WHOLE, `${label} terlalu besar`)
      .refine((value) => round(value) === value, `${label} paling banyak dua angka di belakang koma`),
  );

/** A number from zero that may have decimals: tons, mean prices. */
export const decimal = (label: string) =>
  z.preprocess(
    numeric,
    z
      .number(needed(label, 'angka'))
      .min(0, `${label} tidak boleh kurang dari 0`)
      .max(MAX_DECIMAL, `${label} terlalu besar`),
  );

/** A number of degrees. */
export const degrees = (label: string, limit: 90 | 180) =>
  z.preprocess(
    numeric,
    z
      .number(needed(label, 'angka'))
      .min(-limit, `${label} harus antara -${limit} dan ${limit}`)
      .max(limit, `${label} harus antara -${limit} dan ${limit}`),
  );

/** The id of another row. */
export const reference = (label: string) =>
  z.preprocess(
    numeric,
    z
      .number(needed(label, 'angka'))
      .int(`${label} tidak sah`)
      .min(1, `${label} tidak sah`)
      .max(MAX_WHOLE, `${label} tidak sah`),
  );

/** A text that is stored or compared as it was typed: a password. */
export const rawText = (label: string, max: number) =>
  z
    .string(needed(label, 'teks'))
    .max(max, `${label} paling panjang ${max} huruf`)
    .refine(isStorable, `${label} memuat huruf yang tidak sah`);

/** A text of several lines, without invisible signs. */
export const text = (label: string, max: number) =>
  rawText(label, max)
    .transform((value) => cleanLines(value).trim())
    .pipe(z.string());

/** A text of one line, without invisible signs. */
export const line = (label: string, max: number) => rawText(label, max).transform(cleanLine).pipe(z.string());

/** A name: a line that is not blank. */
export const name = (label: string, max = 150) =>
  line(label, max).refine((value) => value !== '', `${label} harus diisi`);

/** Refuses a text by a sentence that quotes it: this is in the words of the region, and is not changed any more. */
export const quoting =
  (complaintOf: (text: string) => string | undefined) =>
  (text: string, { addIssue }: z.RefinementCtx): void => {
    const message = complaintOf(text);
    if (message) addIssue({ code: 'custom', message, params: { isQuoting: true } });
  };

/** True where the sentence of an issue quotes what was entered. */
export const isQuoting = (issue: z.core.$ZodIssue): boolean =>
  issue.code === 'custom' && issue.params?.['isQuoting'] === true;

/** A code of a fixed number of digits; its dots and blanks are dropped. */
export const digitCode = (label: string, digits: number) =>
  line(label, 30)
    .transform((code) => code.replace(/[. ]/g, ''))
    .pipe(z.string().regex(new RegExp(`^\\d{${digits}}$`), `${label} harus terdiri atas ${digits} angka`));

const isBlank = (value: unknown): boolean => typeof value === 'string' && cleanLine(value) === '';

/** A field with a default, which also replaces a blank value. */
export const orElse = <Value>(otherwise: Value, field: z.ZodType<Value>) =>
  z.preprocess((value) => (value === undefined || value === null || isBlank(value) ? otherwise : value), field);

export const oneOf = <const Values extends readonly [string, ...string[]]>(label: string, values: Values) =>
  z.enum(values, `${label} harus salah satu dari: ${values.join(', ')}`);

/** Yes or no, as forms send it: '1' or '0'; blank counts as absent. */
export const flag = (label: string) =>
  z.preprocess(
    (value) => (value === '' || value === null ? undefined : typeof value === 'number' ? String(value) : value),
    z.enum(['0', '1'], `${label} harus 0 atau 1`).optional(),
  );

/** Yes or no, as JSON and forms write it. */
export const yesNo = (label: string) =>
  z.preprocess(
    (value) =>
      value === 'true' || value === '1' || value === 1
        ? true
        : value === 'false' || value === '0' || value === 0
          ? false
          : value,
    z.boolean(`${label} harus ya atau tidak`),
  );

/** Several values under one name; a form sends a single one bare, and none as a blank. */
export const listOf = <Value>(label: string, of: z.ZodType<Value>, most = 200) =>
  z.preprocess(
    (value) => (value === undefined || value === null || value === '' ? [] : Array.isArray(value) ? value : [value]),
    z.array(of).max(most, `${label} paling banyak ${most}`),
  );

/** A day, `YYYY-MM-DD`. `abort`: an invalid one must not reach a comparison of two. */
export const date = (label: string) =>
  z.iso.date({ error: `${label} harus berupa tanggal seperti 2026-11-16`, abort: true });

/** A field that may be left blank. */
export const orNone = <Value>(field: z.ZodType<Value>) =>
  z.preprocess((value) => (value === '' ? null : value), field.nullable().default(null));

/** Applies rules between several figures of a row, so that the API refuses what the forms refuse. */
export const unlessBroken =
  (rules: readonly Rule<never>[]) =>
  (row: object, { addIssue }: z.RefinementCtx): void => {
    for (const [message, isBroken, field] of rules) {
      if (isBroken(row as never)) addIssue({ code: 'custom', path: [String(field)], message });
    }
  };

/** Wraps a single value: forms send a list of one without brackets. */
export const toList = (value: unknown): unknown => (value === undefined || Array.isArray(value) ? value : [value]);
