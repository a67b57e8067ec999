import { Refusal } from '../answer.ts';

/**
 * How much of what a body may hold beside its bytes: a million small things cost the process that answers everybody far
 * more than one large one. The largest honest body, a product with its photos, holds 24 parts.
 */
export const bounds = {
  /** Fields and files of a form, or names in JSON's outer object. */
  parts: 100,
  /** Letters of a name. */
  name: 200,
  /** Bytes before a part's content: its name, its file's name, its kind. */
  head: 4_000,
  /** Values in JSON, however they are nested, and how deep. */
  values: 2_000,
  depth: 8,
} as const;

const tooMuch = (sentence: string) => new Refusal(413, sentence);

export const unreadable = (): Refusal => new Refusal(400, 'Kiriman tidak dapat dibaca');
export const tooLarge = (): Refusal => tooMuch('Kiriman terlalu besar');
export const tooManyParts = (): Refusal => tooMuch('Kiriman memuat terlalu banyak isian');
export const tooDeep = (): Refusal => tooMuch('Kiriman terlalu rumit');
export const longName = (): Refusal => tooMuch('Kiriman memuat nama isian yang terlalu panjang');
