import { isTautan } from '../tujuan.ts';
import { cleanLines } from './clean-text.ts';
import { tujuanOf } from './petikan.ts';

/** Cleans an activity's text, and leaves at most one blank line between paragraphs. */
export const bersihkan = (tulisan: string): string => cleanLines(tulisan).replace(/\n{3,}/g, '\n\n');

const NAMED = 60;
const shown = (tujuan: string): string => (tujuan.length > NAMED ? `${tujuan.slice(0, NAMED)}…` : tujuan);

/** What is wrong with a text's links, by name; undefined while nothing is. */
export function keluhanTautan(tulisan: string): string | undefined {
  const refused = tujuanOf(tulisan).find((tujuan) => !isTautan(tujuan));
  if (refused === undefined) return undefined;
  return `Tautan ${shown(refused)} tidak dapat dipakai. Pakai alamat https, http, mailto, tel, atau jalur yang diawali /`;
}
