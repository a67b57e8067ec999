import { StartError } from '../faults/start-error.ts';

/** Reads the text of a setting; undefined: it is not set. @throws StartError with a sentence that names it */
export type Reader<Value> = (text: string | undefined, name: string) => Value;

/** The text of a setting without spaces around it; undefined when nothing is left. */
export type TextOf = (name: string) => string | undefined;

/** A number of digits alone. @param usual when it is not set */
export const wholeNumber =
  <Usual extends number | null>(
    usual: Usual,
    { least = 1, most, unit = 'bilangan' }: { least?: number; most: number; unit?: string },
  ): Reader<number | Usual> =>
  (text, name) => {
    if (text === undefined) return usual;
    const number = Number(text);
    const isWritten = /^\d+$/.test(text) && text.length <= String(most).length;
    if (isWritten && number >= least && number <= most) return number;
    throw new StartError(`${name} harus berupa ${unit} dari ${least} sampai ${most}, bukan '${text}'.`);
  };

const either = new Intl.ListFormat('id', { type: 'disjunction' });

/** One of some words; the first when it is not set. */
export const oneOf =
  <Word extends string>(...words: [Word, ...Word[]]): Reader<Word> =>
  (text = words[0], name) => {
    const word = words.find((known) => known === text);
    if (word !== undefined) return word;
    const known = either.format(words.map((one) => `'${one}'`));
    throw new StartError(`${name} hanya dapat diisi ${known}, bukan '${text}'.`);
  };

/** Whether it is set, to the only word it may have. */
export const isSetTo =
  (word: string): Reader<boolean> =>
  (text, name) => {
    if (text === undefined || text === word) return text === word;
    throw new StartError(`${name} hanya dapat dikosongkan atau diisi '${word}', bukan '${text}'.`);
  };

/** The parts of a text between commas. */
export const listed = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The origin of a web address that names nothing more. */
export function originOf(address: string): string | undefined {
  const url = URL.parse(address);
  return url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/` ? url.origin : undefined;
}
