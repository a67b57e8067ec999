import { typedText } from './typed-text.ts';

/** The letters and digits of a name: names are the same whatever their case, signs, spaces and accents. */
export const plainName = (name: string): string =>
  typedText(name)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
