import { namesInList } from '#contract/formulas/nama/daftar-nama.ts';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import type { Names } from '@/shared/office-file';

/** The kecamatan of a cell by the office's own names, or the reason why they are not certain. */
export interface PlaceCell {
  /** Names with commas between them. */
  stored: string;
  reason?: string;
  /** Says how another spelling was read. */
  note?: string;
  /** The cell with the likeliest names instead. */
  ask?: string;
}

const ALL = /^(semua|seluruh|all)/i;
const NONE = 'Petugas memerlukan sedikitnya satu kecamatan tugas';

export function placeCell(text: string, places: Names): PlaceCell {
  const names = namesInList(text, places.has);
  if (names.length === 0) return { stored: text.trim(), ...(text.trim() !== '' && { reason: regional(NONE) }) };
  const all = names.find((name) => ALL.test(name) && !places.has(name));
  if (all !== undefined) {
    return {
      stored: names.join(', '),
      reason: regional`“${all}” bukan nama kecamatan. Tulis kecamatan tugasnya satu per satu.`,
    };
  }
  // Without the office's list the server alone knows them.
  if (places.all.length === 0) return { stored: names.join(', ') };
  const matches = names.map((text) => ({ text, match: places.find(text) }));
  const placeNames = matches.map(({ text, match }) => (match.is === 'tanya' ? text : match.name));
  const unknown = matches.flatMap(({ text, match }) => (match.is === 'tanya' ? { text, maybe: match.maybe } : []));
  const respelled = matches.flatMap(({ text, match }) =>
    match.is === 'mirip' ? `“${text}” dibaca ${match.name}` : [],
  );
  const likeliest = matches.map(({ match }) => (match.is === 'tanya' ? match.maybe[0] : match.name));
  const isLikely = unknown.length > 0 && unknown.every(({ maybe }) => maybe.length === 1);
  return {
    stored: [...new Set(placeNames)].join(', '),
    ...(unknown.length > 0 && { reason: unknown.map(unknownPlace).join(' ') }),
    ...(respelled.length > 0 && { note: `${respelled.join(', ')}.` }),
    ...(isLikely && { ask: [...new Set(likeliest)].join(', ') }),
  };
}

const unknownPlace = ({ text, maybe }: { text: string; maybe: readonly string[] }): string =>
  [
    regional`Kecamatan tidak dikenal: ${text}.`,
    maybe.length > 0 && maybe.length <= 3 && `Maksudnya ${maybe.join(' atau ')}?`,
  ]
    .filter(Boolean)
    .join(' ');
