import { Refusal } from '../answer.ts';

/**
 * How much a body may hold besides its bytes: a million small parts cost the process far more than one large one. The
 * largest honest body, a product with its photos, has 24 parts.
 */
export const bounds = {
  /** Fields and files of a form, or names in JSON's outer object. */
  parts: 100,
  /** Length of a name. */
  name: 200,
  /** Bytes of a part's headers. */
  head: 4_000,
  /** Values in JSON at any depth, and the greatest depth. */
  values: 2_000,
  depth: 8,
} as const;

const tooMuch = (sentence: string) => new Refusal(413, sentence);

export const unreadable = (): Refusal => new Refusal(400, 'Kiriman tidak dapat dibaca');
export const tooLarge = (): Refusal => tooMuch('Kiriman terlalu besar');
export const tooManyParts = (): Refusal => tooMuch('Kiriman memuat terlalu banyak isian');
export const tooDeep = (): Refusal => tooMuch('Kiriman terlalu rumit');
export const longName = (): Refusal => tooMuch('Kiriman memuat nama isian yang terlalu panjang');
