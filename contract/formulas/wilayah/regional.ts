import type { Istilah } from './istilah.ts';

const asWritten = (text: string): string => text;

/** A program serves one regency: the server sets its words at start, a page those in its markup. */
let replaceWords = asWritten;

/** Sets the words of the regency for all texts; null: as in the source. */
export function setRegionalWords(istilah: Istilah | null): void {
  replaceWords = asWritten;
  if (!istilah) return;
  // Its own words stay, the longer ones first: a text that passes twice is not changed again.
  const all = [...Object.keys(istilah), ...Object.values(istilah)].toSorted((one, other) => other.length - one.length);
  const words = RegExp(`\\b(?:Kabupaten $|(?:${all.join('|')})\\b)`, 'g');
  replaceWords = (text) => text.replace(words, (word) => istilah[word] ?? word);
}

/**
 * A text in the words of the regency: 'Pilih Kecamatan' is 'Pilih Distrik' in Papua. A template keeps its values as they
 * are: regional`Kecamatan ${nama}`. Not for constants of modules, which exist before the words are set.
 */
export const regional = (text: string | readonly string[], ...values: readonly unknown[]): string =>
  String.raw({ raw: [text].flat().map(replaceWords) }, ...values);
