import { z } from 'zod';
import { limits } from '../limits.ts';

/** Nine digits keep `page × limit` an exact number, and ids inside what both databases store. */
const digits = (message: string) =>
  z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number);

/** An id in a query. Blank counts as absent, as an unchosen select sends it. */
export const idQuery = z
  .preprocess((value) => (value === '' ? undefined : value), digits('harus berupa bilangan bulat').optional())
  .optional();

const textOf = (max: number) =>
  z
    .string()
    .max(max, `paling panjang ${max} huruf`)
    // PostgreSQL cannot even be asked for it.
    .refine((text) => !text.includes('\0'), 'memuat huruf yang tidak sah')
    .transform((text) => text.trim() || undefined)
    .optional();

export const textQuery = textOf(limits.search);

/** A slug in a query: some letters of a title become two in lower case. */
export const slugQuery = textOf(limits.slug);

/** One of a few words. Blank counts as absent here too. */
export const wordQuery = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z
    .preprocess(
      (value) => (value === '' ? undefined : value),
      z.enum(words, `harus salah satu dari: ${words.join(', ')}`).optional(),
    )
    .optional();

const atLeastOne = digits('harus berupa bilangan bulat mulai dari 1').refine(
  (number) => number >= 1,
  'harus berupa bilangan bulat mulai dari 1',
);

/** `page`, `limit`, `id` and `search`, which every collection takes. A limit above `max` is cut to it (api.md). */
export const collectionQuery = (max: number) =>
  z.object({
    page: atLeastOne.default(1),
    limit: atLeastOne.transform((limit) => Math.min(limit, max)).default(limits.page.default),
    id: idQuery,
    search: textQuery,
  });
