import { z } from 'zod';
import { means } from './columns.ts';
import { formatBerkas, limits, urutLaporan } from './limits.ts';
import { schema } from './resource.ts';
import { cleanLine } from './tulisan/clean-text.ts';

/** Nine digits keep `page × limit` an exact number, and ids inside what both databases store. */
const digits = (message: string) =>
  z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number);

/** An id in a query. Blank counts as absent, as an unchosen select sends it. */
export const idQuery = schema(() =>
  z
    .preprocess((value) => (value === '' ? undefined : value), digits('harus berupa bilangan bulat').optional())
    .optional(),
);

/** A few ids in a query, with commas between them. */
export const idsQuery = (most: number) =>
  z
    .string()
    .regex(/^\d{1,9}(,\d{1,9})*$/, 'harus berupa bilangan bulat yang dipisahkan koma')
    .transform((text) => text.split(',').map(Number))
    .refine((ids) => ids.length <= most, `paling banyak ${most}`)
    .optional();

const textOf = (max: number) =>
  z
    .string()
    .max(max, `paling panjang ${max} huruf`)
    // PostgreSQL refuses a parameter that holds a NUL.
    .refine((text) => !text.includes('\0'), 'memuat huruf yang tidak sah')
    .transform((text) => cleanLine(text) || undefined)
    .optional();

/** A text of a length of its own. */
export const textUpTo = (max: number) => schema(() => textOf(max));

export const textQuery = schema(() => textOf(limits.search));

/** A slug in a query: some letters of a title become two in lower case. */
export const slugQuery = schema(() => textOf(limits.slug));

/** One of a few words. Blank counts as absent here too. */
export const wordQuery = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z
    .preprocess(
      (value) => (value === '' ? undefined : value),
      z.enum(words, `harus salah satu dari: ${words.join(', ')}`).optional(),
    )
    .optional();

/** The order of a report's rows in one period. */
export const urutQuery = schema(() =>
  wordQuery(urutLaporan).meta(
    means(
      'Bersama periodenya: menurut waktu diubah, angka pertamanya, atau kecamatan; tanpa ini menurut nama',
      'terbaru',
    ),
  ),
);

/** The period of a report, under the short name that the forms use. */
export const periodeQuery = schema(() => idQuery.meta(means('Nama lain untuk periode yang dilaporkan', 46)));

/** A year. Text, so that a file's name tells it. */
export const tahunQuery = schema(() =>
  z
    .preprocess(
      (value) => (value === '' ? undefined : value),
      z
        .string()
        .regex(/^[1-9]\d{3}$/, 'harus berupa tahun seperti 2026')
        .optional(),
    )
    .optional(),
);

const MOMENT = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d))?$/;

/** A day, or a moment with its zone, in a query. Blank counts as absent. */
export const momentQuery = schema(() => {
  const wrong = 'harus berupa tanggal seperti 2026-11-16, atau saat seperti 2026-11-16T08:00:00+08:00';
  return z
    .preprocess(
      (value) => (value === '' ? undefined : value),
      z
        .string()
        .regex(MOMENT, wrong)
        .refine((text) => !Number.isNaN(Date.parse(text)), wrong)
        .optional(),
    )
    .optional();
});

/** Turns a report into one line for each kecamatan. */
export const rekapQuery = schema(() =>
  wordQuery(['kecamatan']).meta(
    means('kecamatan: berapa yang dilaporkan setiap kecamatan pada periode terakhirnya, dan kapan', 'kecamatan'),
  ),
);

/**
 * The parameters that every list takes. A limit above `most` is cut to it (kontrak.md); lists of names and periods are
 * requested whole (rulings 20).
 */
export function collectionQuery(most: number = limits.page.max) {
  const wrong = 'harus berupa bilangan bulat mulai dari 1';
  const atLeastOne = digits(wrong).refine((number) => number >= 1, wrong);
  return z.object({
    page: atLeastOne.default(1).meta(means('Halaman, mulai dari 1', 1)),
    limit: atLeastOne
      .transform((limit) => Math.min(limit, most))
      .default(limits.page.default)
      .meta(means('Banyaknya baris sehalaman', 10)),
    id: idQuery,
    format: wordQuery(formatBerkas).meta(
      means('Sebagai berkas: semua baris yang tersaring, tanpa halaman; page dan limit tidak berlaku'),
    ),
    tahun: tahunQuery.meta(
      means('Bersama format: hanya baris yang periodenya mulai di tahun ini; daftar tanpa periode tetap utuh', '2026'),
    ),
    search: textQuery.meta(means('Dicari di mana saja, huruf besar dan kecil sama', 'mel')),
  });
}
