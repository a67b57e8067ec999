import { isKnownUnit, unitOf } from '@/shared/lib/figures';

/** Packages by which food is sold; they are no units of weight, and each has its own amount. */
const PACKAGES = new Set(
  (
    'karung zak sak dus kardus peti krat lusin kodi buah biji butir ekor ikat sisir tandan papan rak lembar toples ' +
    'botol galon jeriken jerigen drum kaleng pak pack bal pcs bungkus bks kantong kemasan keranjang'
  ).split(' '),
);

const UNIT = /(?<=^|[^\p{L}])(?:(\d[\d.,]*|[½¼¾]) ?)?(\p{L}+\d?)(?!\p{L})/gu;
/** One letter is a unit only where a unit is written: '(t)', 'Rp/l'. */
const AFTER_SIGN = /(?:[(/[@]|\bper) ?(?:\d[\d.,]*)?$/i;

const unitsByTitle = new Map<string, readonly string[]>();

/** The units that a column's title names, as they are written there: 'Harga (Rp/50 kg)' names '50 kg'. */
export function unitsInTitle(title: string): readonly string[] {
  const units = unitsByTitle.get(title) ?? unitsIn(title);
  unitsByTitle.set(title, units);
  return units;
}

const unitsIn = (title: string): readonly string[] =>
  [...title.matchAll(UNIT)].flatMap(([, amount = '', word = ''], at, all) => {
    const before = title.slice(0, (all[at]?.index ?? 0) + amount.length);
    const isUnit =
      PACKAGES.has(word.toLowerCase()) || (isKnownUnit(word) && (word.length > 1 || AFTER_SIGN.test(before)));
    if (!isUnit) return [];
    return Number(amount || 1) === 1 ? word : `${amount} ${word}`;
  });

/** True for a title that names units, and none of them the row's own. */
export const isOtherUnit = (units: readonly string[], own: string): boolean =>
  units.length > 0 && units.every((unit) => unitOf(unit) !== unitOf(own));
