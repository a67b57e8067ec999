import { typedText } from '#contract/formulas/nama/typed-text.ts';
import { convert, isKnownUnit, unitOf } from '@/shared/lib/figures';

const THOUSANDS = /ribu|\brb\b|\b0?00\b|(?:\bx|\brp\.?) ?1[.,]?000\b/i;
const BRACKETS = /[([{]([^)\]}]*)[)\]}]/g;
export const withoutBrackets = (text: string): string => text.replace(BRACKETS, ' ').replace(/\s+/g, ' ').trim();
export const bracketsIn = (text: string): string[] =>
  [...text.matchAll(BRACKETS)].map(([, inner = '']) => inner.trim());

/** Words of units as offices shorten them. */
const SHORT_UNITS: Readonly<Record<string, string>> = {
  ...{ ku: 'kuintal', kwt: 'kuintal', qu: 'kuintal', kilo: 'kg', m2: 'm²', 'meter persegi': 'm²', hektare: 'ha' },
};
export const fullUnit = (word: string): string => {
  const plain = typedText(word)
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/^dalam /, '')
    .trim();
  return SHORT_UNITS[plain] ?? plain;
};

const OWN_PRICE =
  /^(?:kg|kilo|kilogram|liter|ltr|lt|satuan|unit)$|^(dalam |dlm )?(harga )?(rp|rupiah|idr)?\.?( ?(\/|per) ?(kg|kilo|kilogram|liter|ltr|lt|satuan|unit))*$/i;
/** Words behind a title that change nothing of its figures. */
const HARMLESS =
  /^(|[\d,.& -]{1,9}|\p{L}|rata ?-? ?rata|rata2|rerata|survei|pedagang|konsumen|terkini|aktual|realisasi|wajib( diisi)?|diisi|bila ada|jika ada|anak|orang|org|jiwa|balita|kasus|(hari|minggu|pekan|bulan|periode) ini)$/iu;

/** A unit in a text that is not the field's own; 'ribuan' where figures lack their noughts. */
export function otherUnit(text: string, unit: string | undefined): string | undefined {
  if (unit === undefined) return undefined;
  if (THOUSANDS.test(text)) return 'ribuan';
  const isPrice = /^rp/i.test(unit);
  const word = isPrice ? (/(?:\/|per|^) ?(\p{L}+)$/u.exec(text)?.[1] ?? '') : text;
  const full = fullUnit(word);
  const isOther = isPrice
    ? isKnownUnit(full) && !['kg', 'liter'].includes(unitOf(full)) && !/^(m|t|l|g)$/i.test(full)
    : unitOf(full) !== unitOf(unit) && convert(1, full, unit) !== undefined;
  if (!isOther) return undefined;
  return full === 'm²' ? full : word;
}

/** The text is the field's own unit, or says nothing of one. */
function isOwn(text: string, unit: string | undefined): boolean {
  if (HARMLESS.test(text)) return true;
  if (/^rp/i.test(unit ?? '')) return OWN_PRICE.test(text);
  return unit !== undefined && unitOf(fullUnit(text)) === unitOf(unit.toLowerCase());
}

/**
 * The unit that a title names, where it is not the field's: 'Kebutuhan (Kg)' in a column of tons, 'Harga per ons'. All else in
 * its brackets or behind its stroke counts as one, unless it is understood: '(setahun)', '/karung 50 kg'.
 */
export function unitNamed(
  title: string,
  unit: string | undefined,
  isUnderstood: (text: string) => boolean,
): string | undefined {
  const bare = withoutBrackets(title);
  const behind = /(?:\bper|[-–,]|\s)\s*(\p{L}+\d?)$/iu.exec(bare)?.[1] ?? '';
  const stroke = /\/\s*([^/]+)$/.exec(bare)?.[1]?.trim() ?? '';
  const amount = /\bper ([^/]+)$/i.exec(bare)?.[1]?.trim() ?? '';
  const upTo = /\b(s ?[./] ?d\.? .+)$/i.exec(bare)?.[1] ?? '';
  const candidates = [...bracketsIn(title), stroke, amount, upTo];
  const other = [...candidates, behind].map((text) => otherUnit(text, unit)).find((word) => word !== undefined);
  if (other !== undefined) return other;
  return candidates.find((text) => text !== '' && !isOwn(text, unit) && !isUnderstood(text));
}
