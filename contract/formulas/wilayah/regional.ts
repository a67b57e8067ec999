import type { Istilah } from './istilah.ts';

const asWritten = (text: string): string => text;

/** A program serves one regency: the server sets its words at the start, and a page those that the server wrote into it. */
let said = asWritten;

/** Lets all texts speak of the regency and its parts as its people do; null: as they are written. */
export function setRegionalWords(istilah: Istilah | null): void {
  said = asWritten;
  if (!istilah) return;
  const words = RegExp(`\\b(?:Kabupaten $|(?:${Object.keys(istilah).join('|')})\\b)`, 'g');
  said = (text) => text.replace(words, (word) => istilah[word] ?? word);
}

/**
 * A text in the words of the regency: 'Pilih Kecamatan' is 'Pilih Distrik' in Papua. Of a template only what is written in
 * the source is changed, never a name: regional`Kecamatan ${nama}`. Not for constants of modules, which are older than the words.
 */
export const regional = (text: string | readonly string[], ...values: readonly unknown[]): string =>
  String.raw({ raw: [text].flat().map(said) }, ...values);
