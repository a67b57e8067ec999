import { isTautan } from '../tujuan.ts';
import { tujuanOf } from './petikan.ts';

/** What nobody sees: controls but the line's end, zero widths, soft hyphens, tags, and what turns the reading direction. */
const TAK_TAMPAK =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

/** Joins two letters invisibly; between parts of one emoji it belongs there. */
const SAMBUNGAN =
  /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{fe0f})\u{200d}|\u{200d}(?!\p{Extended_Pictographic})/gu;

/** A text as it is stored: lines end alike, nothing in it is invisible, and at most one blank line parts paragraphs. */
export const bersihkan = (tulisan: string): string =>
  tulisan
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(/[\t\v\f]/g, ' ')
    .replace(TAK_TAMPAK, '')
    .replace(SAMBUNGAN, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+|\n+$/g, '');

const NAMED = 60;
const shown = (tujuan: string): string => (tujuan.length > NAMED ? `${tujuan.slice(0, NAMED)}…` : tujuan);

/** What is wrong with a text's links, by name; undefined while nothing is. */
export function keluhanTautan(tulisan: string): string | undefined {
  const refused = tujuanOf(tulisan).find((tujuan) => !isTautan(tujuan));
  if (refused === undefined) return undefined;
  return `Tautan ${shown(refused)} tidak dapat dipakai. Pakai alamat https, http, mailto, tel, atau jalur yang diawali /`;
}
